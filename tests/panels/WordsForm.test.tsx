// @vitest-environment jsdom
/** Generating a picture from words: waiting, stopping, and failures. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { nameOfDrawing } from "../../src/paint/panel/drawnName.ts";
import { backgroundFromWords, spriteFromWords } from "../../src/panels/words/drawnPictures.ts";
import { useDrawnWords } from "../../src/panels/words/useDrawnWords.ts";
import { WordsForm } from "../../src/panels/words/WordsForm.tsx";
import { tileWith } from "../support/TestPixelEditor.ts";

const ann = { id: "u1", username: "ann", email: "ann@example.org", password: "secret" };

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

type Make = (words: string, signal: AbortSignal) => Promise<string | null>;

interface FormProps {
  readonly make: Make;
  readonly failedLater?: (why: string) => void;
}

function Form({ make, failedLater }: FormProps) {
  const drawn = useDrawnWords(make, failedLater);
  return (
    <WordsForm
      label="What should I draw?"
      example="a fox"
      emptyWarning="Write something first."
      drawn={drawn}
      onClose={() => undefined}
    />
  );
}

async function ask(make: Make, words = "a red fox", failedLater?: (why: string) => void): Promise<void> {
  render(<Form make={make} failedLater={failedLater} />);
  fireEvent.change(screen.getByLabelText("What should I draw?", { selector: "input" }), { target: { value: words } });
  await act(async () => void fireEvent.submit(screen.getByRole("form")));
}

describe("a picture drawn from words", () => {
  it("shows that it is being drawn, and can be stopped", async () => {
    let stopped = false;
    await ask((_words, signal) => new Promise(() => signal.addEventListener("abort", () => (stopped = true))));
    expect(screen.getByRole("button", { name: /Drawing/ }).getAttribute("aria-busy")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(stopped).toBe(true);
    expect(screen.getByRole("button", { name: "Draw" })).toBeTruthy();
  });

  it("that shows something else says so until the next one", async () => {
    const remark = "I don't know how to draw that yet. Here is a monster instead.";
    await ask(
      async (words) => (words === "a fox" ? null : (await spriteFromWords(words, new AbortController().signal)).remark),
      "a quokka",
    );
    await screen.findByText(remark);
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.change(screen.getByLabelText("What should I draw?", { selector: "input" }), {
      target: { value: "a fox" },
    });
    await act(async () => void fireEvent.submit(screen.getByRole("form")));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("that fails says why", async () => {
    await ask(async () => {
      throw new Error("Let's draw something friendly instead!");
    });
    expect(screen.getByRole("alert").textContent).toContain("friendly");
  });

  it("is aborted when the dialog closes, or is finished and reports a failure later", async () => {
    const signals: AbortSignal[] = [];
    let fail = (_failure: Error): void => undefined;
    const make: Make = (_words, signal) => {
      signals.push(signal);
      return new Promise((_, reject) => {
        fail = reject;
      });
    };
    await ask(make);
    cleanup();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const failedLater = vi.fn();
    await ask(make, "a red fox", failedLater);
    cleanup();
    await act(async () => fail(new Error("It did not come.")));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(failedLater.mock.calls).toEqual([["It did not come."]]);
  });

  it("is not requested without a description", async () => {
    const make = vi.fn(async () => null);
    await ask(make, "  ");
    expect(make).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe("Write something first.");
  });
});

describe("a child without an account", () => {
  it("gets a sprite of one tile with a name, made in the browser without a request", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    const { image, name } = await spriteFromWords("a red dragon", new AbortController().signal);
    expect([image.width, image.height, name]).toEqual([40, 40, "Red Dragon"]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("gets no made-up name for a drawing that nothing can be told of, and asks nobody", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    expect(await nameOfDrawing(tileWith("rrrr"))).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is asked for friendly words too", async () => {
    await expect(spriteFromWords("a naked man", new AbortController().signal)).rejects.toThrow("friendly");
  });
});

describe("a background for a signed-in child", () => {
  const ask = () => backgroundFromWords("a beach", "The old bridge", new AbortController().signal);

  it("is stored on the server, under a name made from that of the stage", async () => {
    storeSession(ann);
    const paths: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      paths.push(decodeURIComponent(path));
      return Response.json({ imageUrl: "/pictures/a.png" });
    });
    expect(await ask()).toEqual({ background: "url(/pictures/a.png)", remark: null });
    expect(paths[0]).toMatch(/^\/generate-background\?.*\d+-The_old_bridge-background/);
  });

  it("that shows something else than the words asked for says so", async () => {
    storeSession(ann);
    vi.stubGlobal("fetch", async () => Response.json({ imageUrl: "/pictures/a.png", instead: "a forest" }));
    expect((await ask()).remark).toBe("I don't know how to draw that yet. Here is a forest instead.");
  });

  it.each([
    ["without a picture", async () => Response.json({}), "Failed to generate background. Please try again."],
    [
      "with an error in the place of a picture",
      async () => Response.json({ error: "model_overloaded" }),
      "Failed to generate background. Please try again.",
    ],
    ["without a line", async () => Promise.reject(new TypeError()), "Error generating background. Please try again."],
    [
      "that the server refuses",
      async () => Response.json({ error: "tooMany", message: "That is all for today." }, { status: 429 }),
      "That is all for today.",
    ],
  ])("reports a failure: %s", async (_what, answer, words) => {
    storeSession(ann);
    vi.stubGlobal("fetch", answer);
    await expect(ask()).rejects.toThrow(words);
  });
});
