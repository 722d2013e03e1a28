/** The same child at another computer, who saves the same game; and the server's state of it. */
import type { APIRequestContext } from "@playwright/test";
import type { SavedVersion, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { PASSWORD } from "../../support/e2eAccount.ts";
import type { Save } from "./KnownNames.ts";

export class OtherDevice {
  /** The names under which it saved. */
  readonly saved: string[] = [];
  readonly #request: APIRequestContext;
  readonly #username: string;
  readonly #worldId: string;

  constructor(request: APIRequestContext, username: string, worldId: string) {
    this.#request = request;
    this.#username = username;
    this.#worldId = worldId;
  }

  /** Continues from the newest version. Returns its save and the name it continued from; null if it could not save. */
  async save(): Promise<{ readonly save: Save; readonly before: string } | null> {
    const name = `D${this.saved.length + 1}`;
    const { name: before, data, revision } = await this.#get<WorldRecord>("");
    const answer = await this.#request.put(this.#path(""), { headers: this.#headers, data: { name, data, revision } });
    if (!answer.ok()) return null;
    this.saved.push(name);
    return { save: (await answer.json()) as WorldCard, before };
  }

  async nameNow(): Promise<string> {
    return (await this.#get<WorldRecord>("")).name;
  }

  async namesOfVersions(): Promise<string[]> {
    return (await this.#get<SavedVersion[]>("/versions")).map(({ name }) => name);
  }

  async #get<Shape>(more: string): Promise<Shape> {
    return (await (await this.#request.get(this.#path(more), { headers: this.#headers })).json()) as Shape;
  }

  #path(more: string): string {
    return `/worlds/${this.#worldId}${more}`;
  }

  get #headers(): Record<string, string> {
    return { Authorization: `Basic ${btoa(`${this.#username}:${PASSWORD}`)}` };
  }
}
