import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";

export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  /** Signed in in this browser, but for the tours of visitors. */
  readonly child: SignedInUser;
}

/** Goes from screen to screen, and names each as soon as it stands. It goes on when the screen has been looked at. */
export type Tour = (visit: Visit) => AsyncGenerator<string, void, void>;
