/** Pictures from words: by the built-in generator, or by an image model if the owner has set a key. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { asBackground, asSprite, withoutBackground } from "../../server/generate/asPixelArt.ts";
import { builtInMaker } from "../../server/generate/builtInMaker.ts";
import { openAiMaker } from "../../server/generate/openAiMaker.ts";
import { pngOf } from "../../server/generate/pngFile.ts";
import { readPng } from "../../server/generate/readPng.ts";
import type { GeneratedBackground, GeneratedName, GeneratedSprite, SignedInUser } from "../../src/api/wire.ts";
import { makeSprite } from "../../src/generate/makeSprite.ts";
import { spritePrompt } from "../../src/generate/spritePrompt.ts";
import { colorAt, colorsOf, isSameImage } from "../../src/pixels/PixelImage.ts";
import { drawn, FakeImageModel, type Manner } from "./FakeImageModel.ts";
import { basic, TestServer } from "./TestServer.ts";

let server: TestServer;
let ann: SignedInUser;

const ask = (what: string, words: string) =>
  `GET /generate-${what}?${new URLSearchParams({ prompt: words, filename: "1-Level_1-background" })}`;
const bytesOf = (url: string) => Buffer.from(url.slice("data:image/png;base64,".length), "base64");

describe("without a key", () => {
  beforeAll(async () => {
    server = await TestServer.start();
    ann = await server.signUp("Ann");
  });
  afterAll(() => server.end());

  it("a sprite is what the browser itself draws for the same words, with its name", async () => {
    const { status, body } = await server.call<GeneratedSprite>(ask("sprite", spritePrompt("a red dragon")), {
      as: ann,
    });
    expect([status, body.name, body.instead]).toEqual([200, "Red Dragon", null]);
    expect(isSameImage(readPng(bytesOf(body.imageUrl)), makeSprite("a red dragon").image)).toBe(true);
  });

  it("a background is stored permanently under an address of this site, which a game may use", async () => {
    const { body } = await server.call<GeneratedBackground>(ask("background", "a city at night"), { as: ann });
    expect(body.imageUrl).toMatch(/^\/pictures\/[0-9a-f]{64}\.png$/);
    await server.kept.pictures.sweep(Date.now() + 60_000);
    const picture = await server.call(`GET ${body.imageUrl}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toContain("immutable");
    const again = await server.call<GeneratedBackground>(ask("background", "A city, at NIGHT"), { as: ann });
    expect(again.body).toEqual(body);
  });

  it("something else is drawn instead of what it cannot draw, and the answer says what", async () => {
    const { body } = await server.call<GeneratedSprite>(ask("sprite", spritePrompt("a quokka")), { as: ann });
    expect(body.instead).toBe("a monster");
  });

  it("a name comes from the picture alone", async () => {
    const imageData = `data:image/png;base64,${pngOf(makeSprite("frog").image).toString("base64")}`;
    const { body } = await server.call<GeneratedName>("POST /generate-sprite-name", { as: ann, body: { imageData } });
    expect(body.name).toMatch(/^(Lime|Green|Mint|Light|Dark) /);
    for (const wrong of ["", "data:image/svg+xml;base64,PHN2Zz4=", "data:image/png;base64,AAAA", "/thumbnails/x.jpg"])
      expect((await server.call("POST /generate-sprite-name", { as: ann, body: { imageData: wrong } })).status).toBe(
        400,
      );
  });

  it("a picture larger than a sprite gets no name, because reading it would keep others waiting", async () => {
    const imageData = `data:image/png;base64,${pngOf(drawn(1025, 1, () => [0, 0, 0, 255])).toString("base64")}`;
    expect((await server.call("POST /generate-sprite-name", { as: ann, body: { imageData } })).status).toBe(400);
  });

  it("only signed-in users can have something drawn", async () => {
    for (const what of [ask("sprite", "cat"), ask("background", "hills"), "POST /generate-sprite-name"])
      expect((await server.call(what)).status).toBe(401);
  });

  it("unfriendly words, too many words and none are answered kindly, and no word of them is logged", async () => {
    const { status, body } = await server.call(ask("sprite", spritePrompt("a NAKED man")), { as: ann });
    expect([status, body.message]).toEqual([400, expect.stringContaining("something friendly instead")]);
    expect((await server.call(ask("background", "  "), { as: ann })).body.message).toBe(
      "Please enter a description for the background",
    );
    expect((await server.call("GET /generate-sprite", { as: ann })).status).toBe(400);
    expect((await server.call(ask("sprite", "x".repeat(5000)), { as: ann })).status).toBe(400);
    expect(JSON.stringify(server.lines).toLowerCase()).not.toContain("naked");
  });

  it.each([
    "/pictures/none.png",
    "/pictures/..%2Fusers.json.png",
    `/pictures/${"0".repeat(64)}.png`,
    "/pictures/%00.png",
  ])("%s is not found", async (path) => {
    expect((await server.call(`GET ${path}`)).status).toBe(404);
  });
});

describe("with a key", () => {
  let model: FakeImageModel;
  const settings = { key: "secret-key", imageModel: "gpt-image-1", nameModel: "small", timeoutMs: 60_000 };
  beforeAll(async () => {
    model = await FakeImageModel.start();
  });
  afterAll(() => model.stop());
  beforeEach(async () => {
    model.manner = "well";
    model.asked.length = 0;
    const maker = openAiMaker({ ...settings, baseUrl: model.address });
    server = await TestServer.start({ maker, drawingsPerDay: 4 });
    ann = await server.signUp("Ann");
  });
  afterEach(() => server.end());

  it("a sprite is cut out of its background, scaled to one tile, reduced to few colors, and named by its words", async () => {
    const { body } = await server.call<GeneratedSprite>(ask("sprite", spritePrompt("a red ball")), { as: ann });
    const image = readPng(bytesOf(body.imageUrl));
    expect([image.width, image.height, body.name]).toEqual([40, 40, "Red Ball"]);
    expect(colorAt(image, { x: 0, y: 0 })).toBe(0);
    expect(colorAt(image, { x: 20, y: 20 }) >>> 24).toBeGreaterThan(190);
    expect(colorsOf([image], 100).length).toBeLessThanOrEqual(24);
    expect(model.asked[0]).toMatchObject({
      path: "/v1/images/generations",
      key: "Bearer secret-key",
      body: { model: "gpt-image-1" },
    });
    expect(model.asked[0]?.body.prompt).toContain("a red ball");
  });

  it("a background is scaled to the size of a stage and stored on this site", async () => {
    const { body } = await server.call<GeneratedBackground>(ask("background", "hills"), { as: ann });
    const picture = await server.kept.pictures.read(
      `drawn-${body.imageUrl.slice("/pictures/".length, -".png".length)}`,
    );
    const image = readPng(picture ?? Buffer.alloc(0));
    expect([image.width, image.height]).toEqual([880, 520]);
  });

  it.each<Manner>(["error", "huge", "no image", "cut off", "elsewhere"])(
    "a model that answers %s leads to a plain message, and the next try works",
    async (manner) => {
      model.manner = manner;
      const answer = await server.call(ask("background", "hills"), { as: ann });
      expect(answer).toMatchObject({
        status: 502,
        body: { message: "Failed to generate background. Please try again." },
      });
      expect(JSON.stringify(server.lines)).not.toContain("hills");
      model.manner = "well";
      expect((await server.call(ask("background", "hills"), { as: ann })).status).toBe(200);
    },
  );

  it("an error of the model is logged with its status, so that an operator can tell a wrong key from a busy model", async () => {
    model.manner = "error";
    await server.call(ask("background", "hills"), { as: ann });
    expect(server.lines).toContainEqual(
      expect.objectContaining({ event: "a picture could not be drawn", status: 500 }),
    );
  });

  it("an empty picture is refused as a sprite", async () => {
    model.manner = "empty";
    expect((await server.call(ask("sprite", "cat"), { as: ann })).status).toBe(502);
  });

  it("a model that never answers times out", async () => {
    model.manner = "slow";
    const maker = openAiMaker({ ...settings, timeoutMs: 300, baseUrl: model.address });
    await expect(maker.background("hills", new AbortController().signal)).rejects.toThrow();
  });

  it("one picture at a time, and a limited number a day", async () => {
    model.manner = "slow";
    const first = new AbortController();
    const drawing = askAlone(first.signal);
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), 20_000);
    expect((await server.call(ask("sprite", "dog"), { as: ann })).body.message).toContain("One at a time");
    first.abort();
    await expect(drawing).rejects.toThrow();
    model.manner = "well";
    const next = async () => (await server.call(ask("sprite", "cat"), { as: ann })).status;
    await vi.waitFor(async () => expect(await next()).toBe(200), 20_000);
    for (let n = 0; n < 2; n++) expect(await next()).toBe(200);
    const tired = await server.call(ask("sprite", "cat"), { as: ann });
    expect(tired).toMatchObject({ status: 429, body: { message: expect.stringContaining("tomorrow") } });
    const bob = await server.signUp("Bob");
    expect((await server.call(ask("sprite", "cat"), { as: bob })).status).toBe(200);
  });

  it("a canceled drawing stops the model", async () => {
    model.manner = "slow";
    const before = model.left;
    const control = new AbortController();
    const drawing = askAlone(control.signal);
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), 20_000);
    control.abort();
    await expect(drawing).rejects.toThrow();
    await vi.waitFor(() => expect(model.left).toBe(before + 1), 20_000);
  });

  /** Requests as a page that may be closed meanwhile. */
  function askAlone(signal: AbortSignal): Promise<Response> {
    const headers = { authorization: basic(ann.username, ann.password) };
    return fetch(server.address + (ask("sprite", "cat").split(" ")[1] ?? ""), { headers, signal });
  }

  it("a name is the model's without its decoration, or the built-in one if the model fails", async () => {
    const imageData = `data:image/png;base64,${pngOf(makeSprite("frog").image).toString("base64")}`;
    const named = () => server.call<GeneratedName>("POST /generate-sprite-name", { as: ann, body: { imageData } });
    expect((await named()).body.name).toBe("Zippy");
    model.manner = "error";
    expect((await named()).body.name).toBe(await builtInMaker.name(bytesOf(imageData), AbortSignal.timeout(9999)));
  });
});

describe("pixels", () => {
  const ball = drawn(100, 60, (x, y) => (Math.hypot(x - 50, y - 30) < 20 ? [255, 0, 0, 255] : [x % 3, 0, 255, 255]));

  it("come out of a PNG as they went in, with few or many colors", () => {
    const many = drawn(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256, x === y ? 0 : 255]);
    for (const image of [ball, many]) expect(isSameImage(readPng(pngOf(image)), image)).toBe(true);
    for (const wrong of [Buffer.alloc(0), Buffer.from("hello"), pngOf(ball).subarray(0, 60)])
      expect(() => readPng(wrong)).toThrow();
  });

  it("lose a background of one color, but nothing that is not connected to the corners", () => {
    const ring = drawn(60, 60, (x, y) =>
      Math.abs(Math.hypot(x - 30, y - 30) - 20) < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255],
    );
    const cut = withoutBackground(ring);
    expect([colorAt(cut, { x: 1, y: 1 }), colorAt(cut, { x: 30, y: 30 })]).toEqual([0, 0xffffffff]);
    const scene = drawn(60, 60, (x, y) => [x * 4, y * 4, 0, 255]);
    expect(withoutBackground(scene)).toBe(scene);
  });

  it("of any shape are scaled to a tile and to a stage", () => {
    expect(asSprite(ball)).toMatchObject({ width: 40, height: 40 });
    for (const image of [ball, drawn(30, 90, (x) => [x, 0, 0, 255])])
      expect(asBackground(image)).toMatchObject({ width: 880, height: 520 });
  });
});
