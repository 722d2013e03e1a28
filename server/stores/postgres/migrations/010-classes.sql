-- Classes with their pupils, who are accounts; reports; and games that the operator hid. What is only looked at as a whole is one value of
-- JSON, as the server writes it.
alter table users add column pupil json;
alter table users add column class_id text collate "C";
alter table users add column is_teacher boolean not null default false;
create index users_of_class on users (class_id, created_at, id) where class_id is not null;

create table classes (
  id text collate "C" primary key,
  teacher_id text collate "C" not null references users on delete cascade,
  code text collate "C" not null,
  created_at timestamptz not null,
  content json not null,
  constraint code_is_free unique (code)
);
create index classes_of_teacher on classes (teacher_id, created_at);

create table reports (
  id text collate "C" primary key,
  world_id text collate "C" not null references worlds on delete cascade,
  class_id text collate "C",
  reporter_id text collate "C",
  at timestamptz not null,
  content json not null
);
create index reports_asked on reports (class_id, at);
create index reports_of_reporter on reports (reporter_id);

alter table worlds add column hidden boolean not null default false;

-- What goes on in classes right now. Not logged: after a crash, pages tell it again.
create unlogged table live (
  class_id text collate "C" not null,
  member_id text collate "C" not null,
  content json not null,
  primary key (class_id, member_id)
);
create unlogged table live_pictures (
  name text collate "C" primary key,
  number bigint generated always as identity,
  class_id text collate "C" not null,
  member_id text collate "C" not null,
  bytes bytea not null
);
alter table live_pictures alter column bytes set storage external;
create index live_pictures_of_member on live_pictures (class_id, member_id, number);

-- Which window may change a game, where browsers have no locks.
create unlogged table game_locks (
  world_id text collate "C" primary key,
  holder text not null,
  until timestamptz not null
);
