/** A local image model with the API of OpenAI, which answers as a test wants: well, wrongly, slowly, hugely, or not at all. */
import { createServer, type Server, type ServerResponse } from "node:http";
import { pngOf } from "../../server/generate/pngFile.ts";
import { clearImage, type PixelImage } from "../../src/pixels/PixelImage.ts";

export type Manner = "well" | "error" | "slow" | "huge" | "no image" | "cut off" | "empty" | "elsewhere";

export class FakeImageModel {
  manner: Manner = "well";
  /** The requests so far, newest last. */
  readonly asked: {
    readonly path: string;
    readonly key: string | undefined;
    readonly body: Record<string, unknown>;
  }[] = [];
  /** How many callers disconnected before their answer. */
  left = 0;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeImageModel> {
    const server = createServer();
    const model = new FakeImageModel(server);
    server.on("request", async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const body = JSON.parse(Buffer.concat(parts).toString());
      model.asked.push({ path: request.url ?? "", key: request.headers.authorization, body });
      response.on("close", () => {
        if (!response.writableEnded) model.left += 1;
      });
      model.#answer(request.url ?? "", response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return model;
  }

  get address(): string {
    const bound = this.#server.address();
    return `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(path: string, response: ServerResponse): void {
    if (this.manner === "slow") return;
    if (this.manner === "error") return void response.writeHead(500).end('{"error":{"message":"no"}}');
    if (this.manner === "elsewhere") return void response.writeHead(302, { location: `${this.address}/other` }).end();
    response.setHeader("content-type", "application/json");
    if (this.manner === "huge")
      return void response.end(JSON.stringify({ data: [{ b64_json: "A".repeat(26_000_000) }] }));
    if (path.endsWith("/chat/completions"))
      return void response.end(JSON.stringify({ choices: [{ message: { content: ' "Zippy" \n' } }] }));
    response.end(JSON.stringify({ data: [{ b64_json: this.#picture().toString("base64") }] }));
  }

  #picture(): Buffer {
    if (this.manner === "no image") return Buffer.from("<svg onload=alert(1)>");
    if (this.manner === "empty") return pngOf(drawn(300, 300, () => GROUND));
    const whole = pngOf(
      drawn(300, 300, (x, y) => (Math.hypot(x - 150, y - 160) < 90 ? [200 + (x % 30), 40, 50, 255] : GROUND)),
    );
    return this.manner === "cut off" ? whole.subarray(0, whole.length >> 1) : whole;
  }
}

const GROUND = [10, 200, 30, 255];

export function drawn(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): PixelImage {
  const image = clearImage({ width, height });
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) image.data.set(colorAt(x, y), (y * width + x) * 4);
  return image;
}
