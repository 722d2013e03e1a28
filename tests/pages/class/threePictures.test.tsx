// @vitest-environment jsdom
/** A child who taps three pictures, or chooses them on the first day. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ThreePictures } from "../../../src/pages/class/ThreePictures.tsx";

const sent = vi.fn(async () => Response.json({ error: "later" }, { status: 503 }));
let time = 0;

beforeEach(() => {
  time = 5000;
  sent.mockClear();
  vi.stubGlobal("fetch", sent);
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function come(hasPictures: boolean): void {
  const child = { id: "ada", name: "Ada", hasPictures };
  render(
    <MemoryRouter>
      <ThreePictures code="MOPALI" child={child} place={0} onNotMe={() => undefined} />
    </MemoryRouter>,
  );
  for (const name of ["Rocket", "Apple", "Fish"]) press(name);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("has the focus on the answer after the third picture", () => {
  come(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "I'll remember them" }));
});

it("passes over the second press of a double tap on the third picture", () => {
  come(false);
  time += 300;
  press("Choose others");
  press("I'll remember them");
  expect(screen.getByRole("listitem", { name: "Fish" })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  time += 300;
  press("I'll remember them");
  expect(sent).toHaveBeenCalledOnce();
});

it("has a child whose pictures were wrong five times wait for as long as the server says", async () => {
  const refusal = { error: "Too Many Requests", message: "Wait.", code: "pictures-wait", waitSeconds: 38 };
  sent.mockResolvedValue(Response.json(refusal, { status: 429 }));
  come(true);
  await screen.findByText("Wait one minute.");
  expect(screen.getByRole("timer").textContent).toBe(" You can try again in 38 seconds, or ask your teacher.");
});

it("lets a child choose again whose teacher has taken the pictures of before away", async () => {
  const refusal = { error: "Conflict", message: "Choose three new pictures.", code: "pictures-new" };
  sent.mockResolvedValue(Response.json(refusal, { status: 409 }));
  come(true);
  await screen.findByRole("heading", { name: "Choose three pictures" });
  for (const name of ["Rocket", "Apple", "Fish"]) press(name);
  expect(screen.getByRole("button", { name: "I'll remember them" })).toBeTruthy();
});
