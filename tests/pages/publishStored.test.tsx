// @vitest-environment jsdom
/** Publishing a game from My Games, where it is not open. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldRecord } from "../../src/api/wire.ts";
import { PublishStoredGame } from "../../src/pages/games/PublishStoredGame.tsx";
import { gameOf } from "../support/testGame.ts";

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawStageThumbnail: async () => "data:start" }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("gives the game's card the picture of its Start, in place of the stage as it was left", async () => {
  const save = vi.fn(async () => undefined);
  const world = {
    id: "w1",
    name: "Frogs",
    description: "",
    published: false,
    thumbnail: "data:left",
    user: { username: "moonfox" },
    revision: 7,
    data: { ...gameOf([], []) },
  } as unknown as WorldRecord;
  vi.spyOn(client, "fetchWorld").mockResolvedValue(world);
  render(<PublishStoredGame world={world} onSave={save} onClose={vi.fn()} />);
  await waitFor(() => expect(document.querySelector("canvas")).not.toBeNull());
  fireEvent.click(screen.getByRole("radio", { name: /^Everyone/ }));
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ thumbnail: "data:start" })));
});
