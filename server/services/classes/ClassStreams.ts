import type { WallEvents } from "../../../src/api/classes.ts";
import type { LiveRow, Signal } from "../../stores/classRows.ts";
import type { UserRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import type { Classes } from "./Classes.ts";
import { type ClassLessons, HERE_MS, lessonOfClass } from "./ClassLessons.ts";
import type { SiteRoles } from "./SiteRoles.ts";

/** A page that follows a class: where its events go, and how it is ended. */
export interface Follower {
  send(event: string, data: object): void;
  /** Sends a sign of life. */
  beat(): void;
  end(): void;
}

interface Stream {
  readonly follower: Follower;
  readonly userId: string;
  /** The hash of the password of that time: a stream does not outlive it. */
  readonly password: string;
  readonly isWall: boolean;
  /** What was sent last, by event and tile, so that nothing is sent twice. */
  readonly sent: Map<string, string>;
}

interface FollowedClass {
  readonly streams: Set<Stream>;
  timer: NodeJS.Timeout | null;
}

interface StreamsDeps {
  readonly stores: Stores;
  readonly classes: Classes;
  readonly lessons: ClassLessons;
  readonly roles: SiteRoles;
}

/** Changes that come close together are sent together. */
const GATHER_MS = 150;
const BEAT_MS = 25_000;
/** A tablet that lost its network for a moment is not away. */
const GRACE_MS = 8000;
/** Pages of one person that follow the same class; the oldest is ended. */
const STREAMS_MAX = 4;

/**
 * Sends what goes on in a class to the pages that follow it: all of it when a page connects, then what is new. While
 * nobody follows there is no timer, and no connection that listens.
 */
export class ClassStreams {
  readonly #deps: StreamsDeps;
  readonly #followed = new Map<string, FollowedClass>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #beating: NodeJS.Timeout | null = null;
  #presence: NodeJS.Timeout | null = null;
  #stopListening: (() => void) | null = null;

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
  }

  /** Follows the wall of a class. Returns what ends it. */
  followWall(classId: string, teacher: UserRow, follower: Follower): () => void {
    const end = this.#follow(classId, streamOf(teacher, follower, true));
    void this.#deps.lessons.setWatched(classId, true).catch(ignore);
    return end;
  }

  /** Follows a class for one of its pupils, who is here from now on. Returns what ends it. */
  followNow(classId: string, pupil: UserRow, follower: Follower): () => void {
    const end = this.#follow(classId, streamOf(pupil, follower, false));
    clearTimeout(this.#leaving.get(pupil.id));
    this.#leaving.delete(pupil.id);
    this.#setHere(classId, pupil.id, true);
    return end;
  }

  /** Ends all streams, because the server stops. */
  end(): void {
    for (const { streams } of this.#followed.values()) for (const { follower } of streams) follower.end();
  }

  #follow(classId: string, stream: Stream): () => void {
    const followed = this.#followed.get(classId) ?? { streams: new Set(), timer: null };
    this.#followed.set(classId, followed);
    followed.streams.add(stream);
    const own = [...followed.streams].filter(
      ({ userId, isWall }) => userId === stream.userId && isWall === stream.isWall,
    );
    for (const oldest of own.slice(0, -STREAMS_MAX)) this.#cut(classId, followed, oldest);
    this.#begin();
    this.#sendSoon(classId);
    return () => this.#leave(classId, followed, stream);
  }

  /** Ends a stream at once, not when its client notices: one that never reads never does. */
  #cut(classId: string, followed: FollowedClass, stream: Stream): void {
    stream.follower.end();
    this.#leave(classId, followed, stream);
  }

  #leave(classId: string, followed: FollowedClass, stream: Stream): void {
    if (!followed.streams.delete(stream)) return;
    const { userId, isWall } = stream;
    const hasOther = [...followed.streams].some((other) => other.userId === userId && other.isWall === isWall);
    if (!hasOther && isWall) void this.#deps.lessons.wallClosed(classId).catch(ignore);
    if (!hasOther && !isWall) {
      this.#leaving.set(userId, setTimeout(() => this.#setHere(classId, userId, false), GRACE_MS).unref());
    }
    if (followed.streams.size > 0) return;
    clearTimeout(followed.timer ?? undefined);
    this.#followed.delete(classId);
    if (this.#followed.size === 0) this.#rest();
  }

  #begin(): void {
    this.#stopListening ??= this.#deps.stores.live.listen((signal) => this.#hear(signal));
    this.#beating ??= setInterval(() => this.#beat(), BEAT_MS).unref();
    this.#presence ??= setInterval(() => this.#renewPresence(), HERE_MS / 3).unref();
  }

  #rest(): void {
    clearInterval(this.#beating ?? undefined);
    clearInterval(this.#presence ?? undefined);
    this.#stopListening?.();
    this.#beating = null;
    this.#presence = null;
    this.#stopListening = null;
  }

  #hear(signal: Signal | null): void {
    if (signal === null) {
      for (const classId of this.#followed.keys()) this.#sendSoon(classId);
      return;
    }
    const { classId, memberId, what } = signal;
    const followed = this.#followed.get(classId);
    if (!followed) return;
    if (what === "out") {
      const ended = [...followed.streams].filter(({ userId }) => memberId === null || userId === memberId);
      for (const { follower } of ended) follower.end();
    }
    this.#sendSoon(classId);
  }

  #sendSoon(classId: string): void {
    const followed = this.#followed.get(classId);
    if (!followed || followed.timer) return;
    followed.timer = setTimeout(() => {
      followed.timer = null;
      // A store that does not answer now has more to tell later.
      void this.#send(classId, followed).catch(() => setTimeout(() => this.#sendSoon(classId), GRACE_MS).unref());
    }, GATHER_MS);
  }

  async #send(classId: string, followed: FollowedClass): Promise<void> {
    const { stores, lessons, roles } = this.#deps;
    const { streams } = followed;
    const row = await stores.classes.get(classId);
    if (!row) {
      for (const { follower } of streams) follower.end();
      return;
    }
    const teacher = await stores.users.get(row.teacherId);
    const mayWatch = ({ password }: Stream) =>
      teacher !== null && roles.isTeacher(teacher) && teacher.password.hash === password;
    for (const wall of [...streams].filter(({ isWall }) => isWall))
      if (!mayWatch(wall)) this.#cut(classId, followed, wall);
    const live = await stores.live.of(classId);
    const pupils = await stores.users.pupilsOf(classId);
    const hasWall = [...streams].some(({ isWall }) => isWall);
    const wall = hasWall ? await this.#wallOf(row.id, pupils, live) : null;
    for (const stream of streams) {
      const pupil = pupils.find(({ id }) => id === stream.userId);
      if (stream.isWall && wall) sendWall(stream, wall);
      else if (pupil) sendIfNew(stream, "now", "now", lessons.nowOf(pupil, row, teacher?.username ?? "", live));
    }
  }

  async #wallOf(
    classId: string,
    pupils: readonly UserRow[],
    live: readonly LiveRow[],
  ): Promise<WallEvents["wall"] | null> {
    const { stores, classes, lessons } = this.#deps;
    const row = await stores.classes.get(classId);
    if (!row) return null;
    const tiles = pupils.map((pupil) => lessons.tileOf(pupil, live));
    const reports = (await stores.reports.askedOf(classId)).length;
    return { class: await classes.shown(row), lesson: lessonOfClass(row, live), tiles, reports };
  }

  #beat(): void {
    for (const { streams } of this.#followed.values()) for (const { follower } of streams) follower.beat();
  }

  /** Also looks who is not here any more: a server that crashed tells nothing. */
  #renewPresence(): void {
    for (const [classId, { streams }] of this.#followed) {
      if ([...streams].some(({ isWall }) => isWall)) {
        this.#sendSoon(classId);
        void this.#deps.lessons.setWatched(classId, true).catch(ignore);
      }
      const here = new Set([...streams].filter(({ isWall }) => !isWall).map(({ userId }) => userId));
      for (const pupilId of here) this.#setHere(classId, pupilId, true);
    }
  }

  #setHere(classId: string, pupilId: string, isHere: boolean): void {
    this.#leaving.delete(pupilId);
    void this.#deps.lessons.setHere(classId, pupilId, isHere).catch(ignore);
  }
}

function streamOf({ id, password }: UserRow, follower: Follower, isWall: boolean): Stream {
  return { follower, userId: id, password: password.hash, isWall, sent: new Map() };
}

/** Sends the whole wall if more than tiles are new, otherwise the tiles that are. */
function sendWall(stream: Stream, wall: WallEvents["wall"]): void {
  const { tiles, ...head } = wall;
  const isNew = stream.sent.get("head") !== JSON.stringify(head);
  if (isNew) {
    stream.sent.clear();
    stream.sent.set("head", JSON.stringify(head));
    for (const tile of tiles) stream.sent.set(tile.id, JSON.stringify(tile));
    stream.follower.send("wall", wall);
    return;
  }
  for (const tile of tiles) sendIfNew(stream, "tile", tile.id, tile);
}

function sendIfNew({ sent, follower }: Stream, event: string, key: string, data: object): void {
  const text = JSON.stringify(data);
  if (sent.get(key) === text) return;
  sent.set(key, text);
  follower.send(event, data);
}

function ignore(): void {}
