### Messages of one face; see common.ftl for what all share.
