//! The OpenAPI description is complete.

use std::collections::HashSet;

use serde_json::Value;

#[test]
fn every_operation_and_every_type_is_described() {
    let document: Value = serde_json::to_value(server::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert_eq!(paths.len(), 91, "{:?}", paths.keys());
    let mut ids = HashSet::new();
    for (path, calls) in paths {
        for (method, call) in calls.as_object().unwrap() {
            // Generated clients name their methods after these, today's and those of before.
            for id in [&call["operationId"], &call["x-former-operation-id"]] {
                assert!(id.is_null() || ids.insert(id), "two calls have the id {id}");
            }
            let answers = &call["responses"];
            let is_answered = answers["200"].is_object() || answers["201"].is_object();
            assert!(is_answered, "{method} {path} has no response 200 or 201");
            let description = call["summary"].as_str().or(call["description"].as_str());
            assert!(
                description.is_some_and(|text| !text.is_empty()),
                "{method} {path} has no description"
            );
        }
    }
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in
        ["NewTable", "Snapshot", "Event", "Action", "Refusal", "ClientMessage", "ServerMessage"]
    {
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    // Every reference resolves.
    let text = document.to_string();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is referred to and not described");
    }
}
