/** Puts the server together: stores below, services over them, routes on top. Listens to nothing yet. */
import express, { type Express } from "express";
import type { About } from "../src/api/wire.ts";
import type { Stores } from "./data/Stores.ts";
import { type Log, silentLog } from "./Log.ts";
import { crashRoutes } from "./routes/crashes.ts";
import { addEdge } from "./routes/edge.ts";
import { failures, noSuchCall } from "./routes/failures.ts";
import { Gate } from "./routes/Gate.ts";
import { siteRoutes } from "./routes/site.ts";
import { thumbnailRoutes } from "./routes/thumbnails.ts";
import { userRoutes } from "./routes/users.ts";
import { worldRoutes } from "./routes/worlds.ts";
import { Accounts } from "./services/Accounts.ts";
import { type Bundled, NOTHING_BUNDLED } from "./services/bundled.ts";
import { FULL_COST, PasswordBooth, type ScryptCost } from "./services/PasswordBooth.ts";
import { PlayCounter } from "./services/PlayCounter.ts";
import { Thumbnails } from "./services/Thumbnails.ts";
import { WorldCards } from "./services/WorldCards.ts";
import { WorldKeeper } from "./services/WorldKeeper.ts";
import { WorldShelf } from "./services/WorldShelf.ts";

export interface AppOptions {
  /** Folder of the built browser application; without it only the calls are answered (a dev server has the pages). */
  readonly site?: string;
  readonly bundled?: Bundled;
  readonly about?: About;
  readonly log?: Log;
  readonly passwordCost?: ScryptCost;
  readonly now?: () => number;
}

/** First parts of the addresses that are calls; everything else is a page or a file. */
const CALLS = ["/users", "/worlds", "/characters", "/thumbnails", "/crashes", "/health", "/about"];

const NOBODY_NAMED: About = { operator: null, contact: null };

export function createApp(stores: Stores, options: AppOptions = {}): Express {
  const { log = silentLog, bundled = NOTHING_BUNDLED, passwordCost = FULL_COST, now = Date.now } = options;
  const { about = NOBODY_NAMED } = options;
  const accounts = new Accounts(stores.users, new PasswordBooth(passwordCost));
  const cards = new WorldCards(stores);
  const thumbnails = new Thumbnails(stores.pictures);
  const shelf = new WorldShelf({ stores, cards, plays: new PlayCounter(stores.visits, now), bundled, log });
  const keeper = new WorldKeeper({ stores, shelf, cards, thumbnails, bundled });
  const gate = new Gate(accounts);

  const app = express();
  addEdge(app, log);
  // An answer about worlds or people is never taken from a cache without asking; pictures say otherwise themselves.
  app.use(CALLS, (_request, response, next) => {
    response.set("Cache-Control", "no-cache");
    next();
  });
  app.use("/users", userRoutes(accounts, gate));
  app.use("/worlds", worldRoutes({ accounts, shelf, keeper }, gate));
  app.use("/thumbnails", thumbnailRoutes(thumbnails));
  app.use("/crashes", crashRoutes(log));
  app.get("/characters", (_request, response) => void response.json(bundled.characters));
  app.get("/about", (_request, response) => void response.json(about));
  app.get("/health", (_request, response) => void response.json({ isReady: true }));
  app.use(CALLS, noSuchCall);
  if (options.site) app.use(siteRoutes(options.site));
  app.use(noSuchCall);
  app.use(failures(log));
  return app;
}
