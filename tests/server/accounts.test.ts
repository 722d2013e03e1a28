import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser } from "../../src/api/wire.ts";
import { storedText } from "./storedText.ts";
import { basic, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
});
afterAll(() => server.end());

describe("signing up", () => {
  it("returns the user with a device secret instead of the password", () => {
    expect(ann).toMatchObject({ username: "Ann", email: "Ann@example.com" });
    expect(ann.password).toMatch(/^device\./);
  });

  it("keeps neither the password nor the secret", async () => {
    const kept = await storedText(server.folder, "users");
    expect(kept).toContain("Ann");
    expect(kept).not.toContain("correct horse");
    expect(kept).not.toContain(ann.password);
  });

  const good = { username: "somebody", password: "long enough", email: "some@example.com" };
  it.each([
    ["a short username", { username: "ab" }, 400, /username/],
    ["a long username", { username: "a".repeat(31) }, 400, /username/],
    ["a username with a space", { username: "a b c" }, 400, /username/],
    ["an e-mail address as username", { username: "kid@example.com" }, 400, /username.*email/],
    ["a phone number as username", { username: "0171-2345678" }, 400, /username.*phone/],
    ["a short password", { password: "short" }, 400, /password.*8/],
    ["a password of spaces", { password: " ".repeat(8) }, 400, /password.*Spaces/],
    ["a password that everybody knows", { password: "PassWord" }, 400, /password.*Please choose another/],
    ["a password of one letter", { password: "aaaaAAAA" }, 400, /password.*more than one/],
    ["a password that is the own name", { password: "SomeBody" }, 400, /password.*own name/],
    ["a password that is the own address", { password: "some@example.com" }, 400, /password.*own name/],
    ["the name of who runs a site", { username: "Adm1n" }, 400, /name belongs to the site/],
    ["the name of the site, written otherwise", { username: "Grid_lings" }, 400, /name belongs to the site/],
    ["the name of a page", { username: "expl0re" }, 400, /name belongs to the site/],
    ["the name of who helps in a class", { username: "teacher" }, 400, /name belongs to the site/],
    ["names of who runs a site put together", { username: "support_team" }, 400, /name belongs to the site/],
    ["the same without a separator, in other letters", { username: "M0dHelpStaff" }, 400, /name belongs to the site/],
    ["a name that stands for nobody", { username: "undefined" }, 400, /name belongs to the site/],
    ["a name with that of the site in it", { username: "TheGr1dlingsTeam" }, 400, /name belongs to the site/],
    ["a username of lines alone", { username: "___" }, 400, /username.*letters or numbers/],
    ["a password that everybody knows in German", { password: "passwort" }, 400, /password.*Please choose another/],
    ["a password that everybody knows with a number", { password: "gridlings1" }, 400, /Please choose another/],
    ["a common word with digits after it", { password: "hello123" }, 400, /password.*Please choose another/],
    ["a common word with digits and a sign around it", { password: "2Dragon2014!" }, 400, /Please choose another/],
    ["a common word with a digit for a letter", { password: "m1necr4ft" }, 400, /Please choose another/],
    ["a common word twice", { password: "CookieCookie" }, 400, /Please choose another/],
    ["keys side by side", { password: "lkjhgfdsa" }, 400, /Please choose another/],
    ["a part of the alphabet with digits", { password: "abcde2014" }, 400, /Please choose another/],
    ["a password of two numbers", { password: "11111112" }, 400, /password.*more different/],
    ["a password of a few letters again and again", { password: "abcabcabc" }, 400, /password.*more different/],
    ["a username with a digit for a letter", { username: "4nn" }, 409, /username looks too much like/],
    ["a username with a dash inside a taken one", { username: "A-nn" }, 409, /username looks too much like/],
    ["an e-mail address with a Cyrillic letter", { email: "\u0430nn@example.com" }, 400, /email.*only look like/],
    ["an e-mail address with a Greek letter", { email: "ann@ex\u03b1mple.com" }, 400, /email.*only look like/],
    ["a password like a secret of ours", { password: `device.${"x".repeat(43)}` }, 400, /password.*device/],
    ["a password that begins like one", { password: "Device.12345" }, 400, /password.*device/],
    ["a username that looks like a taken one", { username: "-Ann_" }, 409, /username looks too much like/],
    ["a username with a sign that cannot be seen", { username: "kit\u200bty" }, 400, /username/],
    ["a username with a mark that turns it round", { username: "kit\u202ety" }, 400, /username/],
    ["a username in letters that look like others", { username: "\u0430nna" }, 400, /username/],
    ["an e-mail address without a place", { email: "some" }, 400, /email/],
    ["a taken username in other letters", { username: "aNN" }, 409, /username.*taken/],
    ["a taken e-mail address in other letters", { email: "ANN@example.com" }, 409, /email/],
    ["a taken e-mail address with the dot that ends a domain", { email: "ann@example.com." }, 409, /email/],
    ["a taken e-mail address in full-width letters", { email: "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ" }, 409, /email/],
    ["a username that is no text", { username: 12345 }, 400, /username/],
  ])("refuses %s", async (_what, wrong, status, message) => {
    const answer = await server.call("POST /users", { body: { ...good, ...wrong } });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(answer.body.error).toEqual(expect.any(String));
  });

  it.each([
    ["fox", "ann@\u043f\u043e\u0447\u0442\u0430.example"],
    ["bear", "\u0430\u043d\u043d\u0430@example.com"],
  ])("takes %s with the e-mail address %s, each part of which keeps to one alphabet", async (username, email) => {
    expect((await server.call("POST /users", { body: { ...good, username, email } })).status).toBe(200);
  });

  it.each(["hello purple frog", "star83917465"])(
    "takes the password %s, in which a common word is only a part",
    async (password) => {
      const email = `${password.replaceAll(" ", "")}@example.com`;
      const body = { ...good, username: email.slice(0, 8), email, password };
      expect((await server.call("POST /users", { body })).status).toBe(200);
    },
  );

  it("gives a name to only one of two who ask for it at once", async () => {
    const body = { ...good, username: "twin" };
    const answers = await Promise.all(
      ["a", "b"].map((x) => server.call("POST /users", { body: { ...body, email: `${x}@x.org` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("signing in", () => {
  it.each(["Ann", "ann", "ann@example.com", "Ann@example.com.", "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ"])(
    "takes %s with the typed password and answers a new secret",
    async (name) => {
      const { status, body } = await server.call("GET /users/me", {
        as: { username: name, password: "correct horse" },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: ann.id, username: "Ann" });
      expect(body.password).toMatch(/^device\./);
      expect(body.password).not.toBe(ann.password);
    },
  );

  it("takes the secret and returns the same one", async () => {
    expect((await server.call("GET /users/me", { as: ann })).body).toEqual(ann);
  });

  it("answers the same to a wrong password and an unknown name, and never opens the browser's password dialog", async () => {
    const wrong = await server.call("GET /users/me", { as: { username: "Ann", password: "wrong horse" } });
    const unknown = await server.call("GET /users/me", { as: { username: "Nobody", password: "wrong horse" } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.message).toBe("Sorry, your username or password was incorrect.");
    expect(wrong.headers.get("www-authenticate")).toBeNull();
  });

  it("never accepts one user's secret for another", async () => {
    const bob = await server.signUp("Bob");
    expect((await server.call("GET /users/me", { as: { ...bob, username: "Ann" } })).status).toBe(401);
  });

  it.each(["", "Basic", "Basic !!!", "Bearer abc", basic("Ann", ""), basic("", ""), basic("__proto__", "device.x")])(
    "refuses the header '%s'",
    async (authorization) => {
      expect((await server.call("GET /users/me", { headers: { authorization } })).status).toBe(401);
    },
  );

  it("asks people to try again when too many passwords are waiting, and serves them afterwards", async () => {
    const tries = Array.from({ length: 80 }, () =>
      server.call("GET /users/me", { as: { username: "Ann", password: "no" } }),
    );
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    expect([...statuses].every((status) => status === 401 || status === 503)).toBe(true);
    expect(
      (
        await server.call("GET /users/me", {
          as: { username: "Ann", password: "correct horse" },
        })
      ).status,
    ).toBe(200);
  });
});

describe("signing out", () => {
  it("revokes this device's secret and no other", async () => {
    const typed = { username: "Ann", password: "correct horse" };
    const { body: tablet } = await server.call<SignedInUser>("GET /users/me", { as: typed });
    expect((await server.call("DELETE /users/me/session", { as: tablet })).status).toBe(200);
    expect((await server.call("GET /worlds?user=me", { as: tablet })).status).toBe(401);
    expect((await server.call("GET /worlds?user=me", { as: ann })).status).toBe(200);
  });
});

describe("a profile", () => {
  it("is found by id and by username, and contains nothing else", async () => {
    const profile = { id: ann.id, username: "Ann" };
    expect((await server.call(`GET /users/${ann.id}`)).body).toEqual(profile);
    expect((await server.call("GET /users/ann")).body).toEqual(profile);
  });

  it.each(["nobody", "Ann@example.com", "__proto__", "constructor"])("is not found for %s", async (name) => {
    expect((await server.call(`GET /users/${encodeURIComponent(name)}`)).status).toBe(404);
  });
});
