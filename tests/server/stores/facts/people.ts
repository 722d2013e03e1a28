/** What holds in every implementation of the stores for users and their devices. */
import { expect, it } from "vitest";
import { DEVICES_MAX } from "../../../../server/stores/rows.ts";
import { Gone, Taken } from "../../../../server/stores/troubles.ts";
import type { OpenStores } from "../forms.ts";
import { atOnce, freshId, newPerson, outcomes, person, timeOf, UNUSUAL } from "../rows.ts";

export function peopleFacts(opened: OpenStores): void {
  it("stores all fields of a user", async () => {
    const { users } = opened();
    const devices = [
      { digest: "first", since: timeOf(1) },
      { digest: "second", since: timeOf(2) },
    ];
    const ann = person({ devices });
    await users.add(ann);
    expect(await users.get(ann.id)).toEqual(ann);
  });

  it("finds a user by name and e-mail address in any case", async () => {
    const { users } = opened();
    const ann = person({ username: "Ann-Lou", email: "Ann.ÉLAN@Example.com" });
    await users.add(ann);
    for (const words of ["Ann-Lou", "ANN-LOU", "ann-lou", "ann.élan@example.COM"])
      expect(await users.find(words)).toEqual(ann);
  });

  it("finds no user by an id, a part of a name, or an empty text", async () => {
    const { users } = opened();
    const { id, username } = await newPerson(opened());
    for (const words of [id, username.slice(1), `${username}%`, "", ...UNUSUAL])
      expect(await users.find(words)).toBeNull();
    for (const words of ["", username, ...UNUSUAL]) expect(await users.get(words)).toBeNull();
  });

  it("returns the names of many users at once, without unknown ones", async () => {
    const people = await Promise.all(atOnce(3, () => newPerson(opened())));
    const names = await opened().users.usernames([...people.map(({ id }) => id), "nobody", "__proto__"]);
    expect(new Map(names)).toEqual(new Map(people.map(({ id, username }) => [id, username])));
    expect((await opened().users.usernames([])).size).toBe(0);
  });

  it.each([
    ["name", "username", { username: "Taken-Name" }, { username: "tAKEN-nAME" }],
    ["e-mail address", "email", { email: "taken@example.com" }, { email: "TAKEN@example.com" }],
  ] as const)("gives a %s away once, however it is written", async (_what, field, first, second) => {
    const { users } = opened();
    await newPerson(opened(), first);
    const late = person(second);
    await expect(users.add(late)).rejects.toSatisfy((trouble) => trouble instanceof Taken && trouble.field === field);
    expect(await users.get(late.id)).toBeNull();
    expect(await users.find(field === "email" ? late.username : late.email)).toBeNull();
  });

  it("refuses a name that looks like another user's, until that one is removed", async () => {
    const { users } = opened();
    const { id } = await newPerson(opened(), { username: "Moon_Fox10" });
    for (const username of ["moon-fox10", "M0onFox", "rnoon-fox10", "-moon--foxlO_"]) {
      const isAlike = username !== "M0onFox";
      const late = users.add(person({ username }));
      if (isAlike)
        await expect(late).rejects.toSatisfy((trouble) => trouble instanceof Taken && trouble.field === "look");
      else await late;
    }
    await users.remove(id);
    await users.add(person({ username: "moon-fox10" }));
  });

  it("accepts only one of many look-alike names that are asked for at once", async () => {
    const { users } = opened();
    const names = ["Bill-Lou", "BiIl-Lou", "Bi1l-Lou", "BilI-Lou", "Bill_Lou", "Bill-L0u"];
    const { good, troubles } = await outcomes(
      atOnce(names.length, (n) => users.add(person({ username: names[n] ?? "" }))),
    );
    expect([good.length, troubles.length]).toEqual([1, names.length - 1]);
    expect(troubles.every((trouble) => trouble instanceof Taken && trouble.field === "look")).toBe(true);
  });

  it("gives a name to only one of many who ask for it at once", async () => {
    const { users } = opened();
    const name = `wanted-${freshId()}`;
    const { good, troubles } = await outcomes(atOnce(20, () => users.add(person({ username: name }))));
    expect([good.length, troubles.length]).toEqual([1, 19]);
    expect(troubles.every((trouble) => trouble instanceof Taken && trouble.field === "username")).toBe(true);
    expect((await users.find(name))?.username).toBe(name);
  });

  it("stores what was typed, character by character", async () => {
    const { users } = opened();
    for (const words of UNUSUAL) {
      const odd = person({ username: `${words}${freshId()}`, email: `${words}${freshId()}@example.com` });
      await users.add(odd);
      expect(await users.get(odd.id)).toEqual(odd);
      expect(await users.find(odd.email)).toEqual(odd);
    }
  });

  it("appends devices, and drops the oldest beyond the limit", async () => {
    const { users } = opened();
    const ann = await newPerson(opened());
    for (let number = 0; number < DEVICES_MAX + 2; number += 1) await users.addDevice(ann, device(number));
    const kept = (await users.get(ann.id))?.devices;
    expect(kept).toEqual(Array.from({ length: DEVICES_MAX }, (_, index) => device(index + 2)));
  });

  it("keeps every device of many that sign in at once, up to the limit", async () => {
    const { users } = opened();
    const ann = await newPerson(opened());
    await Promise.all(atOnce(30, (index) => users.addDevice(ann, device(index))));
    expect(new Set((await users.get(ann.id))?.devices.map(({ digest }) => digest)).size).toBe(30);
    for (let round = 1; round <= 12; round += 1) {
      await Promise.all(atOnce(10, (index) => users.addDevice(ann, device(100 * round + index))));
    }
    expect((await users.get(ann.id))?.devices).toHaveLength(DEVICES_MAX);
  });

  it("removes one device, and nothing if it is not there", async () => {
    const { users } = opened();
    const { id } = await newPerson(opened(), { devices: [device(1), device(2), device(3)] });
    await users.removeDevice(id, device(2).digest);
    await users.removeDevice(id, "never there");
    await users.removeDevice("nobody", device(1).digest);
    expect((await users.get(id))?.devices).toEqual([device(1), device(3)]);
  });

  it("adds no device for a user who was read before the password changed", async () => {
    const { users } = opened();
    const ann = await newPerson(opened());
    await users.changePassword(ann, hashed("new"), []);
    await expect(users.addDevice(ann, device(1))).rejects.toBeInstanceOf(Gone);
    expect((await users.get(ann.id))?.devices).toEqual([]);
  });

  it("keeps one reset link, the latest", async () => {
    const { users } = opened();
    const ann = await newPerson(opened(), { devices: [device(1)] });
    await users.setResetLink(ann.id, resetLink(1));
    await users.setResetLink(ann.id, resetLink(2));
    expect(await users.get(ann.id)).toEqual({ ...ann, resetLink: resetLink(2) });
    expect(await users.find(ann.username)).toEqual({ ...ann, resetLink: resetLink(2) });
    await expect(users.setResetLink("nobody", resetLink(3))).rejects.toBeInstanceOf(Gone);
  });

  it("changes a password, which ends the reset link and all devices that are not named", async () => {
    const { users } = opened();
    const ann = await newPerson(opened(), { devices: [device(1), device(2)] });
    await users.setResetLink(ann.id, resetLink(1));
    await users.changePassword({ ...ann, resetLink: resetLink(1) }, hashed("new"), [device(2)]);
    expect(await users.get(ann.id)).toEqual({ ...ann, password: hashed("new"), devices: [device(2)] });
  });

  it("changes a password for only one of many who use the same link at once, and not for an outdated user", async () => {
    const { users } = opened();
    const ann = await newPerson(opened());
    await users.setResetLink(ann.id, resetLink(1));
    const known = { ...ann, resetLink: resetLink(1) };
    const change = (index: number) => users.changePassword(known, hashed(`new ${index}`), [device(index)]);
    const { good, troubles } = await outcomes(atOnce(10, change));
    expect(good).toHaveLength(1);
    expect(troubles.every((trouble) => trouble instanceof Gone)).toBe(true);
    await users.setResetLink(ann.id, resetLink(2));
    await expect(change(11)).rejects.toBeInstanceOf(Gone);
    expect((await users.get(ann.id))?.resetLink).toEqual(resetLink(2));
  });

  it("forgets a removed user, whose name is free again", async () => {
    const { users } = opened();
    const ann = await newPerson(opened(), { devices: [device(1)] });
    await users.remove(ann.id);
    await users.remove(ann.id);
    expect([await users.get(ann.id), await users.find(ann.username), await users.find(ann.email)]).toEqual([
      null,
      null,
      null,
    ]);
    await expect(users.addDevice(ann, device(2))).rejects.toBeInstanceOf(Gone);
    await expect(users.changePassword(ann, hashed("new"), [])).rejects.toBeInstanceOf(Gone);
    await users.add(person({ username: ann.username, email: ann.email }));
    expect((await users.find(ann.username))?.devices).toEqual([]);
  });
}

function device(number: number) {
  return { digest: `device-${number}`, since: timeOf(number) };
}

function resetLink(number: number) {
  return { digest: `link-${number}`, until: timeOf(number) };
}

function hashed(words: string) {
  return { salt: "c2FsdA==", hash: Buffer.from(words).toString("base64"), N: 16, r: 8, p: 1 };
}
