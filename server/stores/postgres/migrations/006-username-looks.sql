-- How each username looks at a glance (server/stores/usernameLook.ts): no new account gets a name that looks like another one's. Not
-- unique, because older names may look alike.
alter table users add column username_look text collate "C";
update users set username_look = trim(both '-' from regexp_replace(
  replace(replace(lower(translate(username, 'I10_', 'llo-')), 'rn', 'm'), 'vv', 'w'), '-+', '-', 'g'));
alter table users alter column username_look set not null;
create index users_by_look on users (username_look);
