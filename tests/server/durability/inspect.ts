import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { PASSWORD } from "./Child.ts";
import { type Device, type Diary, type Expected, GONE } from "./Diary.ts";
import type { Site } from "./Site.ts";
import { standingOf } from "./standing.ts";

/** Asks a restarted server for everything that was answered by that time. Returns one sentence for each loss. */
export async function inspect(site: Site, diary: Diary, time: number): Promise<string[]> {
  const devices = diary.devices.filter(({ answered }) => answered <= time);
  const worlds = [...diary.expectedAt(time)];
  const owners = await signedInOwners(site, new Set(worlds.map(([, { owner }]) => owner)), devices, time);
  const complaints = await Promise.all([
    ...devices.map((device) => inspectDevice(site, device, time)),
    ...worlds.map(([id, expected]) => inspectWorld(site, id, expected, owners.get(expected.owner))),
    ...[...ownersOf(devices, time)].map((device) => inspectList(site, device, diary, time)),
  ]);
  return complaints.flat();
}

/** Owners without a device that is certainly signed in type their password once: one try for each of their worlds would be too many. */
async function signedInOwners(
  site: Site,
  names: Iterable<string>,
  devices: readonly Device[],
  time: number,
): Promise<Map<string, SignedInUser>> {
  const owners = [...names].map(async (username): Promise<[string, SignedInUser]> => {
    const device = devices.find(({ user, leaving }) => user.username === username && leaving > time);
    if (device) return [username, device.user];
    const { body } = await site.call<SignedInUser>("GET /users/me", { as: { username, password: PASSWORD } });
    return [username, body];
  });
  return new Map(await Promise.all(owners));
}

async function inspectDevice(site: Site, { user, leaving, left }: Device, time: number): Promise<string[]> {
  const { status, body } = await site.call("GET /users/me", { as: user });
  if (left <= time) return status === 401 ? [] : [`${user.username} signed out, and got ${status} with the old secret`];
  if (status === 401 && leaving <= time) return [];
  return status === 200 && body.username === user.username ? [] : [`${user.username} got ${status} when signing in`];
}

async function inspectWorld(
  site: Site,
  id: string,
  { owner, standings, forksMin, forksMax }: Expected,
  as: SignedInUser | undefined,
): Promise<string[]> {
  // Only its maker gets all of it.
  const { status, body } = await site.call<WorldRecord>(`GET /worlds/${id}`, { as });
  const found = status === 200 ? standingOf(body) : status === 404 ? GONE : `answered ${status}`;
  if (!standings.includes(found)) return [`world ${id} of ${owner} is ${found}, not ${standings.join(" or ")}`];
  if (status !== 200) return [];
  const isCounted = body.forkCount >= forksMin && body.forkCount <= forksMax;
  const counted = isCounted ? [] : [`world ${id} was remixed ${forksMin} to ${forksMax} times, not ${body.forkCount}`];
  return [...counted, ...(await inspectPicture(site, body))];
}

async function inspectPicture(site: Site, { id, thumbnail }: WorldRecord): Promise<string[]> {
  if (thumbnail === "") return [];
  const { status } = await site.call(`GET ${thumbnail}`);
  return status === 200 ? [] : [`the picture of world ${id} got ${status}`];
}

/** Every listed world must be known, except those whose creation was never answered. */
async function inspectList(site: Site, { user }: Device, diary: Diary, time: number): Promise<string[]> {
  const { status, body } = await site.call<WorldCard[]>("GET /worlds?user=me", { as: user });
  if (status !== 200) return [`${user.username} got ${status} for a list of worlds`];
  const known = diary.expectedAt(time);
  const strange = body.filter(({ id }) => !known.has(id));
  const allowed = diary.unansweredBirths(user.username, time);
  return strange.length <= allowed ? [] : [`${user.username} has ${strange.length} worlds too many`];
}

/** One device of every child that is certainly signed in. */
function ownersOf(devices: readonly Device[], time: number): Iterable<Device> {
  const staying = devices.filter(({ leaving }) => leaving > time);
  return new Map(staying.map((device) => [device.user.username, device])).values();
}
