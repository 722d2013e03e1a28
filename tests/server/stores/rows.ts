/** People and worlds as the services would hand them to a store, each with an id and names nobody had before. */
import type { UserRow, WorldRow } from "../../../server/stores/rows.ts";
import type { Stores } from "../../../server/stores/Stores.ts";

let made = 0;

/** As long and as plain as the ids of the services. */
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

/** A person who is in the stores. */
export async function newPerson(stores: Stores, about: Partial<UserRow> = {}): Promise<UserRow> {
  const user = person(about);
  await stores.users.add(user);
  return user;
}

/** A world that is in the stores and belongs to somebody. */
export async function newWorld(
  stores: Stores,
  data: string | null = "{}",
  about: Partial<WorldRow> = {},
): Promise<WorldRow> {
  const userId = about.userId ?? (await newPerson(stores)).id;
  return stores.worlds.add(world({ ...about, userId }), data);
}

/** How the promises ended: those that came true, and the troubles of the others. */
export async function outcomes<T>(promises: readonly Promise<T>[]): Promise<{ good: T[]; troubles: unknown[] }> {
  const ended = await Promise.allSettled(promises);
  return {
    good: ended.flatMap((end) => (end.status === "fulfilled" ? [end.value] : [])),
    troubles: ended.flatMap((end) => (end.status === "rejected" ? [end.reason] : [])),
  };
}

/** As many as wanted, made at once. */
export function atOnce<T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** What people might type and programs might choke on. */
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
