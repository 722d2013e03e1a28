import OpenAI from "openai";
import { nameFromWords } from "../../src/generate/nameSprite.ts";
import { asBackground, asSprite } from "./asPixelArt.ts";
import type { DrawnPicture, Maker } from "./Maker.ts";
import { pngOf } from "./pngFile.ts";
import { readPng } from "./readPng.ts";

/** The settings of an image model, for which the operator of the site has a key. No other address is ever called. */
export interface OpenAiSettings {
  readonly key: string;
  /** The address of the model; the package's own if it is not set. */
  readonly baseUrl: string | undefined;
  readonly imageModel: string;
  readonly nameModel: string;
  readonly timeoutMs: number;
}

const BYTES_MAX = 24 * 1024 * 1024;
const NAME_MAX = 30;
const CHILDREN = "For young children: friendly, nothing frightening, no text.";

export function openAiMaker({ key, baseUrl, imageModel, nameModel, timeoutMs }: OpenAiSettings): Maker {
  const client = new OpenAI({
    apiKey: key,
    baseURL: baseUrl ?? null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
    fetch: fetchWithin(BYTES_MAX, timeoutMs),
  });

  async function draw(prompt: string, size: "1024x1024" | "1536x1024", signal: AbortSignal) {
    // The newer models always answer with the picture itself, and do not know `response_format`.
    const form = imageModel.startsWith("gpt-image")
      ? ({ output_format: "png" } as const)
      : ({ response_format: "b64_json" } as const);
    const sized = imageModel.startsWith("gpt-image") ? size : "1024x1024";
    const { data } = await client.images.generate(
      { model: imageModel, prompt, n: 1, size: sized, ...form },
      { signal },
    );
    return readPng(Buffer.from(data?.[0]?.b64_json ?? "", "base64"));
  }

  return {
    isPaid: true,

    async sprite(words, signal): Promise<DrawnPicture> {
      const prompt = `A pixel-art game sprite of ${words}. One figure, whole, in the middle, on a solid plain background. ${CHILDREN}`;
      const image = asSprite(await draw(prompt, "1024x1024", signal));
      return { png: pngOf(image), name: nameFromWords(words) ?? "Sprite", instead: null };
    },

    async background(words, signal) {
      const prompt = `A wide pixel-art game background of ${words}. Only scenery, no figures. ${CHILDREN}`;
      return { png: pngOf(asBackground(await draw(prompt, "1536x1024", signal))), instead: null };
    },

    async name(picture, signal) {
      const url = `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;
      const text =
        "Name this character of a children's game in one or two short, friendly words. Answer with the name alone.";
      const content = [{ type: "text", text } as const, { type: "image_url", image_url: { url } } as const];
      const messages = [{ role: "user", content } as const];
      const { choices } = await client.chat.completions.create({ model: nameModel, messages }, { signal });
      const name = plain(choices[0]?.message.content ?? "");
      if (name === "") throw new Error("No name came.");
      return name;
    },
  };
}

function plain(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} '-]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, NAME_MAX)
    .trim();
}

/**
 * Makes a `fetch` that reads an answer only up to a size and for a limited time. The package's own time-out ends when
 * the first bytes arrive.
 */
function fetchWithin(bytesMax: number, timeoutMs: number): typeof fetch {
  return async (address, options) => {
    const end = AbortSignal.timeout(timeoutMs);
    const signal = options?.signal ? AbortSignal.any([options.signal, end]) : end;
    const response = await fetch(address, { ...options, signal, redirect: "error" });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > bytesMax) throw new Error("The answer is too large.");
      parts.push(part);
    }
    return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers });
  };
}
