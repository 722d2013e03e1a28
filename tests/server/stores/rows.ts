import type { UserRow, WorldRow } from "../../../server/stores/rows.ts";
import type { Stores } from "../../../server/stores/Stores.ts";

let made = 0;

/** An id of the same form as those of the services, never used before. */
export function freshId(): string {
  made += 1;
  return made.toString(16).padStart(32, "0");
}

/** A time that is later for a greater number. */
export function timeOf(number: number): string {
  return new Date(Date.UTC(2025, 0, 1) + number * 1000).toISOString();
}

export function person(about: Partial<UserRow> = {}): UserRow {
  const id = freshId();
  const password = { salt: "c2FsdA==", hash: "aGFzaA==", N: 16, r: 8, p: 1 };
  const name = `person-${made}`;
  return { id, username: name, email: `${name}@example.com`, password, devices: [], createdAt: timeOf(0), ...about };
}

export function world(about: Partial<WorldRow> = {}): WorldRow {
  const plain = { name: "A game", thumbnail: "", forkParentId: null, published: false };
  const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
  return { id: freshId(), userId: "", ...plain, ...counts, createdAt: timeOf(0), updatedAt: timeOf(0), ...about };
}

/** Adds a user to the stores. */
export async function newPerson(stores: Stores, about: Partial<UserRow> = {}): Promise<UserRow> {
  const user = person(about);
  await stores.users.add(user);
  return user;
}

/** Adds a world to the stores, by default with a new owner. */
export async function newWorld(
  stores: Stores,
  data: string | null = "{}",
  about: Partial<WorldRow> = {},
): Promise<WorldRow> {
  const userId = about.userId ?? (await newPerson(stores)).id;
  return stores.worlds.add(world({ ...about, userId }), data);
}

/** The results of fulfilled promises and the reasons of rejected ones. */
export async function outcomes<T>(promises: readonly Promise<T>[]): Promise<{ good: T[]; troubles: unknown[] }> {
  const ended = await Promise.allSettled(promises);
  return {
    good: ended.flatMap((end) => (end.status === "fulfilled" ? [end.value] : [])),
    troubles: ended.flatMap((end) => (end.status === "rejected" ? [end.reason] : [])),
  };
}

/** This many promises, created at once. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Texts that users might type and programs might mishandle. */
export const UNUSUAL = [
  "__proto__",
  "constructor",
  "\0",
  "a\0b",
  "\ud83d",
  "👩‍🚀 und Łódź",
  'quote " and \\ slash',
  "'; drop table users; --",
  "%",
  "ﷺ",
  "\u2028",
];
