// @ts-check
/** Loaded before a server: whatever it requests of the outside network fails, and is reported to the parent process. */
import dns from "node:dns";
import { isIP, Socket } from "node:net";

/** @param {string} what @param {unknown} where */
function tell(what, where) {
  process.send?.({ asked: what, where: JSON.stringify(where) });
}

const connect = Socket.prototype.connect;
/** @this {Socket} @param {unknown[]} where */
function watchedConnect(...where) {
  const [options] = Array.isArray(where[0]) ? where[0] : where;
  // A pipe to another process of this machine, such as the loader's, leads nowhere.
  if (typeof options === "object" && options !== null && "path" in options) return Reflect.apply(connect, this, where);
  tell("connect", where[0]);
  queueMicrotask(() => this.destroy(new Error("The network is watched.")));
  return this;
}
Reflect.set(Socket.prototype, "connect", watchedConnect);

/** Reports and refuses look-ups of names; that of an IP address, as listening does it, queries nobody. @param {object} functions @param {string} name */
function watch(functions, name) {
  const known = Reflect.get(functions, name);
  Reflect.set(functions, name, (/** @type {unknown[]} */ ...where) => {
    if (isIP(String(where[0])) > 0) return Reflect.apply(known, functions, where);
    tell(name, where[0]);
    throw new Error("The network is watched.");
  });
}

for (const name of ["lookup", "resolve", "resolve4", "resolve6"]) {
  watch(dns, name);
  watch(dns.promises, name);
}
