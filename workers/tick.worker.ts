/** Plays a game off the page's thread; `TickSession` is all it can do. */
import { expose } from "comlink";
import { TickSession } from "./TickSession.ts";

expose(new TickSession());
