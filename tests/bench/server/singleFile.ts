/**
 * The naive store that the product is measured against: one lowdb file for everything, as in lowdb's own guide, with every answer
 * compressed and every sign-in hashed again. Saves need no password, which is to its advantage. Arguments: the file, the port.
 */
import { scrypt } from "node:crypto";
import compression from "compression";
import express from "express";
import { JSONFilePreset } from "lowdb/node";
import type { PasswordHash } from "../../../server/stores/rows.ts";

interface Everything {
  users: { readonly name: string; readonly password: PasswordHash }[];
  worlds: { readonly id: string; name: string; data: unknown }[];
}

const [file = "", port = "0"] = process.argv.slice(2);
const db = await JSONFilePreset<Everything>(file, { users: [], worlds: [] });
const app = express();
app.use(compression(), express.json({ limit: "8mb" }));

app.get("/worlds/:id", (request, response) => {
  response.json(db.data.worlds.find(({ id }) => id === request.params.id));
});

app.put("/worlds/:id", async (request, response) => {
  const world = db.data.worlds.find(({ id }) => id === request.params.id);
  await db.update(() => Object.assign(world ?? {}, request.body));
  response.json({ id: request.params.id });
});

app.get("/users/me", (request, response) => {
  const [, encoded = ""] = (request.headers.authorization ?? "").split(" ");
  const [name, password = ""] = Buffer.from(encoded, "base64").toString().split(":");
  const user = db.data.users.find((candidate) => candidate.name === name);
  const { salt = "", hash, N, r, p } = user?.password ?? {};
  scrypt(password, Buffer.from(salt, "base64"), 32, { N, r, p, maxmem: 2 ** 30 }, (_error, key) => {
    response.status(key.toString("base64") === hash ? 200 : 401).json({ name });
  });
});

const server = app.listen(Number(port), "127.0.0.1", () => {
  const bound = server.address();
  console.log(`ready: http://localhost:${typeof bound === "object" ? bound?.port : ""}`);
});
