import { expose } from "comlink";
import { TickSession } from "./TickSession.ts";

expose(new TickSession());
