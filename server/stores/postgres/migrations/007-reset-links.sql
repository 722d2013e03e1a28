-- The latest link by which a user may choose a new password without the old one: the SHA-256 of its secret, and when it stops working.
alter table users add column reset_digest text collate "C";
alter table users add column reset_until timestamptz;
