import { type Aim, atLeast, atMost } from "../Figures.ts";

/** The figures wanted of the server. */
export const AIMS: Readonly<Record<string, Aim>> = {
  "server.put.vsSingleFile": atLeast(200, 30),
  "server.get.vsUncompressedPerRequest": atLeast(5, 3),
  "server.class.saveP95Ms": atMost(150, 400),
  "server.class.rssMegabytes": atMost(180, 300),
  "server.start10000.milliseconds": atMost(800, 2500),
  "server.auth.vsScrypt": atLeast(200, 50),
};
