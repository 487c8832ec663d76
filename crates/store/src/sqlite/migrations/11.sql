-- Who did what as a moderator: whoever is forgotten loses their name there, and looking for it reads nothing else.
CREATE INDEX audit_moderator ON audit (moderator);
