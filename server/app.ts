import express, { type Express, type RequestHandler } from "express";
import { CALLS, EMBED, isBundledGame, PAGES } from "../src/api/routes.ts";
import type { SiteOwner, WorldCard } from "../src/api/wire.ts";
import { builtInMaker } from "./generate/builtInMaker.ts";
import type { Maker } from "./generate/Maker.ts";
import { type Log, silentLog } from "./Log.ts";
import { Capacity, type CapacitySize } from "./load/Capacity.ts";
import { aboutRoutes } from "./routes/about.ts";
import { Auth } from "./routes/auth.ts";
import { classRoutes } from "./routes/classes.ts";
import { crashRoutes } from "./routes/crashes.ts";
import { KnownDoors, limitDoors } from "./routes/doorLimits.ts";
import { drawingRoutes } from "./routes/drawings.ts";
import { failures, noSuchCall, withoutOtherMethods } from "./routes/failures.ts";
import {
  FULL_LIMITS,
  type Limits,
  limitCalls,
  limitCrashes,
  limitDrawings,
  limitPages,
  limitPasswords,
  limitReports,
} from "./routes/limits.ts";
import { withCapacity } from "./routes/memory.ts";
import { addMiddleware } from "./routes/middleware.ts";
import { operationRoutes, reportRoutes } from "./routes/operations.ts";
import { leaveForPassword, takePlace } from "./routes/places.ts";
import { pupilRoutes } from "./routes/pupils.ts";
import { siteRoutes } from "./routes/site.ts";
import { thumbnailRoutes } from "./routes/thumbnails.ts";
import { userRoutes } from "./routes/users.ts";
import { worldRoutes } from "./routes/worlds.ts";
import { Accounts } from "./services/Accounts.ts";
import { type Bundled, NOTHING_BUNDLED } from "./services/bundled.ts";
import { Classes } from "./services/classes/Classes.ts";
import { ClassGames } from "./services/classes/ClassGames.ts";
import { ClassLessons } from "./services/classes/ClassLessons.ts";
import { ClassStreams } from "./services/classes/ClassStreams.ts";
import { PicturePasswords } from "./services/classes/PicturePasswords.ts";
import { NO_ROLES, type RoleSettings, SiteRoles } from "./services/classes/SiteRoles.ts";
import { DiscardedPictures } from "./services/DiscardedPictures.ts";
import { GameLocks } from "./services/GameLocks.ts";
import { OwnData } from "./services/OwnData.ts";
import { PackedGames } from "./services/PackedGames.ts";
import { FULL_COST, PasswordHasher } from "./services/PasswordHasher.ts";
import { Passwords } from "./services/Passwords.ts";
import { PictureMaking } from "./services/PictureMaking.ts";
import { Quota, type QuotaSize } from "./services/Quota.ts";
import { Reports } from "./services/Reports.ts";
import { takeCommands } from "./services/resetLinks.ts";
import { SiteOperations } from "./services/SiteOperations.ts";
import { Thumbnails } from "./services/Thumbnails.ts";
import { type ExampleFacts, WorldCards } from "./services/WorldCards.ts";
import { WorldReader } from "./services/WorldReader.ts";
import { WorldVersions } from "./services/WorldVersions.ts";
import { WorldWriter } from "./services/WorldWriter.ts";
import type { Stores } from "./stores/Stores.ts";

export interface AppOptions {
  /** The folder of the built pages. Without it only calls are answered, as behind a dev server, which has the pages. */
  readonly site?: string;
  /** Where browsers find the site, without a slash at the end; without it, each call says so itself. */
  readonly address?: string | null;
  readonly bundled?: Bundled;
  /** What cards tell of the games that come with the product, by their ids. */
  readonly examples?: ReadonlyMap<string, ExampleFacts>;
  readonly about?: SiteOwner;
  readonly log?: Log;
  readonly hasher?: PasswordHasher;
  readonly now?: () => number;
  readonly limits?: Limits;
  /** Draws pictures from words. The default is the built-in maker. */
  readonly maker?: Maker;
  /** How many pictures a user may have drawn in a day, if the maker costs money. */
  readonly drawingsPerDay?: number;
  readonly capacity?: CapacitySize;
  readonly quota?: QuotaSize;
  /** Who may make classes, and who looks after the site. */
  readonly roles?: RoleSettings;
  /** The version of the product, for the operator. */
  readonly version?: string;
  /** The proxies that are trusted to name the address of a caller (Express's `trust proxy`). */
  readonly trustedProxies?: string;
}

const HEALTH = "/health";
const COUNTED_CALLS = CALLS.filter((call) => call !== HEALTH);

/**
 * Pages that look up a game or a user, as calls do, because their status tells whether it exists. Therefore they are
 * limited.
 */
const LOOKED_UP = [PAGES.play.path, EMBED.path, PAGES.editor.path, PAGES.profile.path];

export const DRAWINGS_PER_DAY = 50;
const NOBODY_NAMED: SiteOwner = { operator: null, contact: null, takesSignUps: true };

/** Puts the server together: stores below, services over them, routes on top. It does not listen yet. */
export function createApp(stores: Stores, options: AppOptions = {}): Express {
  const { log = silentLog, bundled = NOTHING_BUNDLED, now = Date.now } = options;
  const { about = NOBODY_NAMED, limits = FULL_LIMITS, hasher = new PasswordHasher(FULL_COST) } = options;
  const { maker = builtInMaker, drawingsPerDay: perDay = DRAWINGS_PER_DAY } = options;
  const roles = new SiteRoles(stores, options.roles ?? NO_ROLES);
  const accounts = new Accounts(stores.users, hasher, {
    takesPupils: roles.areClassesOn,
    isKept: (username) => roles.isForOperators(username),
    now,
  });
  const passwords = new Passwords(stores.users, hasher, now);
  const cards = new WorldCards(stores, options.examples);
  const thumbnails = new Thumbnails(stores.pictures);
  const capacity = new Capacity(options.capacity);
  const { work } = capacity;
  const packs = new PackedGames(stores.worlds, work);
  const reader = new WorldReader({ stores, roles, cards, now, packs, bundled, log });
  const writer = new WorldWriter({
    stores,
    reader,
    cards,
    thumbnails,
    discarded: new DiscardedPictures(stores, log),
    bundled,
    work,
    quota: new Quota(stores.worlds, options.quota),
  });
  const versions = new WorldVersions({ stores, reader, writer, thumbnails, work });
  const ownData = new OwnData({ stores, reader, cards, versions, work });
  const making = new PictureMaking({ maker, pictures: stores.pictures, log, now, perDay });
  const auth = new Auth(accounts);
  const classes = new Classes({ stores, roles, ownData, now });
  const lessons = new ClassLessons({ stores, roles, classes, now });
  const streams = new ClassStreams({ stores, classes, lessons, roles });
  const reports = new Reports({ stores, reader, cards, now });
  const classServices = {
    classes,
    lessons,
    streams,
    reports,
    passwords: new PicturePasswords({ stores, classes, hasher, now }),
    games: new ClassGames({ stores, classes, cards, reader, writer, now }),
  };
  const operations = new SiteOperations({
    ...{ stores, roles, reports, reader, writer, cards, now },
    version: options.version ?? "",
  });

  takeCommands(stores, now);

  const app = express();
  addMiddleware(app, log, options.trustedProxies);
  app.use(withCapacity(capacity));
  app.use([...CALLS], revalidated, takePlace(capacity.calls), limitPasswords(limits, auth), leaveForPassword(auth));
  app.use(HEALTH, limitPages(limits));
  app.use(COUNTED_CALLS, limitCalls(limits, auth));
  app.use(
    "/users",
    withoutOtherMethods(
      userRoutes({ accounts, passwords, ownData }, auth, { ...limits, takesSignUps: about.takesSignUps }),
    ),
  );
  app.use(
    "/worlds",
    withoutOtherMethods(
      worldRoutes({ accounts, reader, writer, versions, locks: new GameLocks(stores.locks, now) }, auth),
    ),
  );
  app.use(
    "/classes",
    onlyIf(() => roles.hasClasses()),
  );
  const doors = new KnownDoors();
  const limitsOfDoors = limitDoors(limits, { classes, doors });
  app.use("/classes", withoutOtherMethods(pupilRoutes(classServices, stores.live, auth, limitsOfDoors)));
  app.use("/classes", withoutOtherMethods(classRoutes(classServices, auth, doors)));
  app.use("/reports", withoutOtherMethods(reportRoutes(reports, auth, limitReports(limits, auth))));
  app.use("/operations", withoutOtherMethods(operationRoutes(operations, reports, roles, auth)));
  app.use("/thumbnails", withoutOtherMethods(thumbnailRoutes(thumbnails)));
  app.use("/crashes", limitCrashes(limits), withoutOtherMethods(crashRoutes(log)));
  app.use(withoutOtherMethods(drawingRoutes(making, auth, limitDrawings(limits))));
  app.use(withoutOtherMethods(aboutRoutes({ bundled, about, hasClasses: () => roles.hasClasses(), stores, now })));
  app.use([...CALLS], noSuchCall);
  if (options.site) {
    const isWorld = async (id: string): Promise<boolean> => isBundledGame(id) || (await stores.worlds.get(id)) !== null;
    const isUser = async (name: string): Promise<boolean> => (await accounts.withName(name)) !== null;
    app.use(takePlace(capacity.files));
    app.use(LOOKED_UP, limitPages(limits));
    const published = (id: string): Promise<WorldCard | null> => reader.published(id);
    const hasClasses = (): Promise<boolean> => roles.hasClasses();
    app.use(siteRoutes(options.site, { isWorld, isUser, published, hasClasses, address: options.address ?? null }));
  }
  app.use(noSuchCall);
  app.use(failures(log));
  app.locals.streams = streams;
  return app;
}

/** Ends the streams of events of an app, which would go on for ever, because its server stops. */
export function endStreams({ locals }: Express): void {
  const { streams }: { streams?: ClassStreams } = locals;
  streams?.end();
}

/** Answers as if there were no such call, unless this holds now. */
function onlyIf(holds: () => Promise<boolean>): RequestHandler {
  return async (request, response, next) => {
    if (await holds()) next();
    else noSuchCall(request, response, next);
  };
}

/**
 * Makes caches ask again before they reuse an answer about worlds or people, and keeps shared caches from storing one.
 * Pictures set their own header.
 */
const revalidated: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-cache").vary("Authorization");
  next();
};
