-- How each username looks at a glance, as server/stores/lookOf.ts says: nobody gets a name that looks like somebody else's. Not unique, for
-- those of before may look alike.
alter table users add column username_look text collate "C";
update users set username_look = trim(both '-' from regexp_replace(
  replace(replace(lower(translate(username, 'I10_', 'llo-')), 'rn', 'm'), 'vv', 'w'), '-+', '-', 'g'));
alter table users alter column username_look set not null;
create index users_by_look on users (username_look);
