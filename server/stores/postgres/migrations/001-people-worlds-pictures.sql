-- People, their worlds with the last versions, and pictures. Text is kept as server/stores/postgres/text.ts writes it.
-- Keys compare by their bytes (collate "C"), so that an index outlives a change of the system's language files.

create table users (
  id text collate "C" primary key,
  username text not null,
  email text not null,
  -- In small letters, as the server folds them: nobody can take a name again by writing it larger.
  username_folded text collate "C" not null,
  email_folded text collate "C" not null,
  password json not null,
  created_at timestamptz not null,
  constraint username_is_free unique (username_folded),
  constraint email_is_free unique (email_folded)
);

create table devices (
  number bigint generated always as identity primary key,
  user_id text collate "C" not null references users on delete cascade,
  digest text collate "C" not null,
  since timestamptz not null
);
create index devices_of_user on devices (user_id, number);

create table worlds (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  name text not null,
  thumbnail text collate "C" not null,
  -- Not a reference: a remix stays when its parent is deleted.
  fork_parent_id text collate "C",
  fork_count integer not null,
  play_count integer not null,
  published boolean not null,
  revision integer not null,
  bytes integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index worlds_of_user on worlds (user_id, updated_at desc);
create index worlds_by_plays on worlds (play_count desc, updated_at desc) where published;
create index worlds_by_picture on worlds (thumbnail);

create table versions (
  world_id text collate "C" not null references worlds on delete cascade,
  revision integer not null,
  saved_at timestamptz not null,
  name text not null,
  thumbnail text collate "C" not null,
  -- Text, not jsonb: the order of its keys is the order of the stages.
  data text not null,
  primary key (world_id, revision)
);
create index versions_by_picture on versions (thumbnail);
-- Twice as many saves a second as with the packing of old, where the database knows lz4: PostgreSQL 14, as it is usually built.
do $$ begin
  execute 'alter table versions alter column data set compression lz4';
exception when others then null;
end $$;

create table pictures (
  digest text collate "C" primary key,
  bytes bytea not null,
  written_at timestamptz not null
);
-- PNG and JPEG are packed already.
alter table pictures alter column bytes set storage external;
