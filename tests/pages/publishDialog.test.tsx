// @vitest-environment jsdom
/** The question before publishing: nothing is decided for the child, and nothing is sent that was not chosen. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PublishDialog, type PublishDialogProps } from "../../src/pages/games/PublishDialog.tsx";

const GAME = { name: "Frog Jump", description: "", published: false, thumbnail: "/thumbnails/a.jpg" };
const save = vi.fn<PublishDialogProps["onSave"]>();
const takePicture = vi.fn<PublishDialogProps["takePicture"]>();

beforeEach(() => {
  save.mockResolvedValue(undefined);
  takePicture.mockResolvedValue("data:image/jpeg;base64,AAAA");
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  save.mockReset();
  takePicture.mockReset();
});

function open(game: Partial<typeof GAME> = {}) {
  const props = { username: "moonfox", takePicture, onSave: save, onClose: () => undefined };
  render(<PublishDialog game={{ ...GAME, ...game }} {...props} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const textOf = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);

describe("a game that was never published", () => {
  it("waits for a choice, which is asked for at its place and in sight", () => {
    const shown: unknown[] = [];
    HTMLParagraphElement.prototype.scrollIntoView = function show() {
      shown.push(this);
    };
    open();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    press("Publish");
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe("Pick who can see your game.");
    expect(shown).toEqual([screen.getByRole("alert")]);
    Reflect.deleteProperty(HTMLParagraphElement.prototype, "scrollIntoView");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Only me" }));
    choose("Everyone");
    press("Publish");
    expect(save).toHaveBeenCalledWith({ name: "Frog Jump", description: "", published: true });
  });

  it("can be described and named for its maker alone", () => {
    open();
    fireEvent.change(textOf(/^Name/), { target: { value: "Frog Race" } });
    fireEvent.change(textOf(/^How do you play it/), { target: { value: "Jump!" } });
    choose("Only me");
    press("Save");
    expect(save).toHaveBeenCalledWith({ name: "Frog Race", description: "Jump!", published: false });
  });

  it("takes 300 characters of text, also of those that take two places, and counts them", () => {
    open();
    fireEvent.change(textOf(/^How do you play it/), { target: { value: "🦊".repeat(310) } });
    expect([...textOf(/^How do you play it/).value]).toHaveLength(300);
    expect(screen.getByText("300 of 300")).toBeTruthy();
  });
});

describe("the picture", () => {
  it("is sent only if a new one was taken", async () => {
    open();
    expect(takePicture).not.toHaveBeenCalled();
    press("Take a new picture");
    await waitFor(() => expect(screen.getByRole("button", { name: "Take a new picture" }).ariaBusy).toBeNull());
    choose("Everyone");
    press("Publish");
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ thumbnail: "data:image/jpeg;base64,AAAA" }));
  });

  it("is taken at once of a game that has none", async () => {
    open({ thumbnail: "" });
    await waitFor(() => expect(takePicture).toHaveBeenCalledOnce());
  });
});

it("a published game is shown as it is, and a failure is told in the dialog", async () => {
  save.mockRejectedValue(new Error("Not today."));
  open({ published: true, description: "Jump!" });
  expect(screen.getByRole("radio", { name: "Everyone", checked: true })).toBeTruthy();
  expect(textOf(/^How do you play it/).value).toBe("Jump!");
  press("Save");
  expect((await screen.findByText("Not today.")).textContent).toBeTruthy();
});
