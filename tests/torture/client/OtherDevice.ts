/** The same child at another computer, who saves the same game; and what the server has of it in the end. */
import type { APIRequestContext } from "@playwright/test";
import type { SavedVersion, SignedInUser, WorldRecord } from "../../../src/api/wire.ts";

export class OtherDevice {
  /** Names under which it saved. */
  readonly saved: string[] = [];
  readonly #request: APIRequestContext;
  readonly #child: SignedInUser;
  readonly #worldId: string;

  constructor(request: APIRequestContext, child: SignedInUser, worldId: string) {
    this.#request = request;
    this.#child = child;
    this.#worldId = worldId;
  }

  /** Goes on from whatever is the newest. Answers with its new name and the one it went on from; null where it could not save. */
  async save(): Promise<{ readonly name: string; readonly before: string } | null> {
    const name = `D${this.saved.length + 1}`;
    const { name: before, data, revision } = await this.#get<WorldRecord>("");
    const answer = await this.#request.put(this.#path(""), { headers: this.#headers, data: { name, data, revision } });
    if (!answer.ok()) return null;
    this.saved.push(name);
    return { name, before };
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
    const { username, password } = this.#child;
    return { Authorization: `Basic ${btoa(`${username}:${password}`)}` };
  }
}
