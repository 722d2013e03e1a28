-- Looks as server/stores/lookOf.ts tells them now: without dashes, with "i" as "l" and "4" as "a".
update users set username_look =
  replace(replace(translate(replace(replace(lower(username collate "C"), '-', ''), '_', ''), 'i104', 'lloa'), 'rn', 'm'), 'vv', 'w');
