import { createHash, randomBytes, scryptSync } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { silentLog } from "../../../server/Log.ts";
import { FULL_COST } from "../../../server/services/PasswordHasher.ts";
import { openFileStores } from "../../../server/stores/fileStores.ts";
import type { PasswordHash, UserRow, WorldRow } from "../../../server/stores/rows.ts";
import { CHILDREN, gameOf, nameOf, ownerOf, PASSWORD, secretOf, worldIdOf } from "./school.ts";

const AT_ONCE = 50;
const LONG_AGO = new Date(0).toISOString();

/** Fills a data folder with the games of the bench through the product's own stores, which define the format. */
export async function seedFolder(folder: string, worlds: number, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stores = await openFileStores(folder, silentLog);
  const password = hashed();
  for (let child = 0; child < CHILDREN; child++) await stores.users.add(userRow(child, password));
  for (let first = 0; first < worlds; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, worlds - first) }, (_, index) => first + index);
    await Promise.all(
      some.map((world) => stores.worlds.add(worldRow(world), JSON.stringify(gameOf(bytes, `${world}`)))),
    );
  }
  await stores.close();
}

/** Fills the single file of the naive store with the same games, as lowdb would write it but in pieces. */
export async function seedSingleFile(file: string, worlds: number, bytes: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const users = Array.from({ length: CHILDREN }, (_, child) => ({ name: nameOf(child), password: hashed() }));
  const out = createWriteStream(file);
  out.write(`{"users":${JSON.stringify(users)},"worlds":[`);
  for (let world = 0; world < worlds; world++) {
    const record = { id: worldIdOf(world), name: `World ${world}`, data: gameOf(bytes, `${world}`) };
    if (!out.write(`${world === 0 ? "" : ","}${JSON.stringify(record)}`)) await once(out, "drain");
  }
  out.end("]}");
  await once(out, "close");
}

function hashed(): PasswordHash {
  const salt = randomBytes(16);
  const hash = scryptSync(PASSWORD, salt, 32, { ...FULL_COST, maxmem: 2 ** 30 });
  return { ...FULL_COST, salt: salt.toString("base64"), hash: hash.toString("base64") };
}

function userRow(child: number, password: PasswordHash): UserRow {
  const digest = createHash("sha256").update(secretOf(child)).digest("base64url");
  const username = nameOf(child);
  const devices = [{ digest, since: LONG_AGO }];
  return { id: `user-${child}`, username, email: `${username}@example.com`, password, devices, createdAt: LONG_AGO };
}

function worldRow(world: number): WorldRow {
  const times = { createdAt: LONG_AGO, updatedAt: LONG_AGO };
  const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
  const about = { name: `World ${world}`, thumbnail: "", forkParentId: null, published: world % 3 === 0 };
  return { id: worldIdOf(world), userId: `user-${ownerOf(world)}`, ...about, ...counts, ...times };
}
