/**
 * Reads the settings from the environment: where to listen and to store, who runs the site, which proxies to trust, and
 * the limits.
 */
import { resolve } from "node:path";
import type { SiteOwner } from "../src/api/wire.ts";
import { DRAWINGS_PER_DAY } from "./app.ts";
import type { OpenAiSettings } from "./generate/openAiMaker.ts";
import { type CapacitySize, capacityFor, MEGABYTES_IN_FLIGHT } from "./load/Capacity.ts";
import { FULL_LIMITS, type Limits } from "./routes/limits.ts";
import type { RoleSettings } from "./services/classes/SiteRoles.ts";
import { FULL_QUOTA, type QuotaSize } from "./services/Quota.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The PostgreSQL database that several servers share; without it everything is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Where browsers find the site, without a slash at the end; null if it is not set. */
  readonly address: string | null;
  /** The operator, for the privacy and terms pages. */
  readonly about: SiteOwner;
  /** The proxies that are trusted to name the address of a caller, as Express's `trust proxy` reads them. */
  readonly trustedProxies: string;
  readonly limits: Limits;
  readonly quota: QuotaSize;
  readonly capacity: CapacitySize;
  /** Whether the site publishes the example games at its first start. */
  readonly examples: boolean;
  /** Who may make classes, and who looks after the site. */
  readonly roles: RoleSettings;
  /** The image model that draws from words; null if the built-in maker does. */
  readonly openAi: OpenAiSettings | null;
  readonly drawingsPerDay: number;
}

/** Throws a message in plain words for an invalid port, address, limit or switch. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const { callsPerMinute, signUpsPerHour } = FULL_LIMITS;
  // Without HOST, only this machine can connect.
  const address = addressIn(environment.SITE);
  const operator = environment.OPERATOR_NAME?.trim() || null;
  return {
    port: wholeNumber(environment, "PORT", 8080, { min: 0, max: 65_535 }),
    host: environment.HOST || "127.0.0.1",
    dataDir: resolve(root, environment.DATA_DIR || ".data"),
    databaseUrl: environment.DATABASE_URL || undefined,
    address,
    about: {
      operator,
      contact: environment.OPERATOR_CONTACT?.trim() || null,
      // A site that is only tried, or used at home or in one classroom, has no address.
      takesSignUps: operator !== null || address === null,
    },
    trustedProxies: environment.TRUSTED_PROXIES || "loopback",
    limits: {
      ...FULL_LIMITS,
      callsPerMinute: wholeNumber(environment, "CALLS_PER_MINUTE", callsPerMinute),
      signUpsPerHour: wholeNumber(environment, "SIGN_UPS_PER_HOUR", signUpsPerHour),
    },
    quota: {
      games: wholeNumber(environment, "GAMES_PER_ACCOUNT", FULL_QUOTA.games, ZERO_IS_NONE),
      megabytes: wholeNumber(environment, "MEGABYTES_PER_ACCOUNT", FULL_QUOTA.megabytes, ZERO_IS_NONE),
    },
    capacity: capacityFor(wholeNumber(environment, "MEGABYTES_IN_FLIGHT", MEGABYTES_IN_FLIGHT, IN_FLIGHT)),
    examples: isOn(environment, "EXAMPLES"),
    roles: {
      classes: isOn(environment, "CLASSES"),
      teachers: namesIn(environment.TEACHERS),
      operators: namesIn(environment.OPERATORS),
    },
    openAi: openAiIn(environment),
    drawingsPerDay: wholeNumber(environment, "DRAWINGS_PER_DAY", DRAWINGS_PER_DAY),
  };
}

const ADDRESS = /^(https?:\/\/)?([\w.-]{1,253}(?::\d{1,5})?)\/?$/;

/** Characters that no address contains: invisible ones, and those that are markup in a page or commands in a shell. */
const NOT_IN_ADDRESSES = /[\p{C}\p{Zl}\p{Zp}<>"'`]/u;

/** Returns the address of the site. A name without a scheme means HTTPS, as in `compose.yaml`. */
function addressIn(site = ""): string | null {
  if (NOT_IN_ADDRESSES.test(site.trim())) {
    throw new Error(`SITE must be the name or the address of the site, not ${JSON.stringify(site)}.`);
  }
  const [, scheme = "https://", host] = ADDRESS.exec(site.trim()) ?? [];
  return host === undefined ? null : scheme + host;
}

/** How long a child may have to wait for a picture. */
const DRAWING_MS = 60_000;

function openAiIn(environment: NodeJS.ProcessEnv): OpenAiSettings | null {
  const baseUrl = environment.OPENAI_BASE_URL?.trim() || undefined;
  if (baseUrl !== undefined && !isWebAddress(baseUrl)) {
    throw new Error(`OPENAI_BASE_URL must be an address that begins with https:// or http://, not "${baseUrl}".`);
  }
  const key = environment.OPENAI_API_KEY?.trim();
  if (!key) return null;
  return {
    key,
    baseUrl,
    imageModel: environment.OPENAI_IMAGE_MODEL?.trim() || "gpt-image-1",
    nameModel: environment.OPENAI_NAME_MODEL?.trim() || "gpt-4o-mini",
    timeoutMs: DRAWING_MS,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** Returns the usernames of a list with commas. */
function namesIn(list = ""): readonly string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function isOn(environment: NodeJS.ProcessEnv, name: string): boolean {
  const word = (environment[name] || "on").toLowerCase();
  if (word === "on" || word === "off") return word === "on";
  throw new Error(`${name} must be on or off, not "${environment[name]}".`);
}

const LIMIT = { min: 1, max: 1_000_000_000 };
const ZERO_IS_NONE = { ...LIMIT, min: 0 };
/** With less than 40 MB, the largest save would not fit. */
const IN_FLIGHT = { ...LIMIT, min: 40 };

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, otherwise: number, { min, max } = LIMIT): number {
  const number = Number(environment[name] || otherwise);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`${name} must be a number from ${min} to ${max}, not "${environment[name]}".`);
}
