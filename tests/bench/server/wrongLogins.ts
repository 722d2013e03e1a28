/**
 * Tries wrong passwords for the names of the class, 200 a second from many addresses, until it is stopped. Argument: the address of the
 * server.
 */
import { Load } from "./Load.ts";
import { basic, CHILDREN, nameOf } from "./school.ts";

const A_SECOND = 200;
const BATCHES = 20;

const load = new Load(process.argv[2] ?? "");
let tried = 0;
setInterval(() => {
  for (let n = 0; n < A_SECOND / BATCHES; n++) tryOne(tried++);
}, 1000 / BATCHES);

function tryOne(n: number): void {
  const headers = {
    authorization: basic(nameOf(n % CHILDREN), `wrong ${n}`),
    "x-forwarded-for": `198.51.100.${n % 250}`,
  };
  load.call({ method: "GET", path: "/users/me", headers }).catch(() => undefined);
}
