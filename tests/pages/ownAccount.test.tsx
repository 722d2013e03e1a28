// @vitest-environment jsdom
/** Downloading all data and deleting the account: only after typing the name, and a failure changes nothing. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, session, storeSession } from "../../src/api/session.ts";
import * as files from "../../src/browser/files.ts";
import { OwnAccount } from "../../src/pages/profile/OwnAccount.tsx";
import { useMe } from "../../src/pages/useMe.ts";

const ME = { id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" };

let asked: string[];
let refuses: boolean;

beforeEach(() => {
  asked = [];
  refuses = false;
  storeSession(ME);
  vi.stubGlobal("fetch", async (path: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const isWrong =
      method === "DELETE" && new Headers(headers).get("authorization") !== `Basic ${btoa("moonfox:correct horse")}`;
    if (isWrong) return Response.json({ error: "no", message: "Please sign in again." }, { status: 401 });
    if (refuses) return Response.json({ error: "no", message: "Not today." }, { status: 503 });
    return Response.json({ account: { username: "moonfox" }, worlds: [] });
  });
  render(
    <MemoryRouter initialEntries={["/u/moonfox"]}>
      <Routes>
        <Route path="u/moonfox" element={<OwnPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Like the account page, it is fetched again for a visitor who is not signed in. */
function OwnPage() {
  if (!useMe()) asked.push("GET /users/moonfox");
  return <OwnAccount me={ME} />;
}

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function typeName(name: string): void {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: name } });
}

function typePassword(password: string): void {
  fireEvent.change(screen.getByLabelText("Your password"), { target: { value: password } });
}

it("all data is downloaded as one file", async () => {
  const save = vi.spyOn(files, "saveFile").mockReturnValue();
  press("Download everything");
  await waitFor(() => expect(save).toHaveBeenCalled());
  const [name, text = ""] = save.mock.lastCall ?? [];
  expect(name).toBe("gridlings-moonfox.json");
  expect(JSON.parse(text)).toEqual({ account: { username: "moonfox" }, worlds: [] });
});

it("a failed download is reported", async () => {
  refuses = true;
  press("Download everything");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Not today."));
});

it("the account is deleted only after its name and password were typed, and the user is signed out", async () => {
  press("Delete my account");
  await screen.findByRole("dialog", {}, { timeout: 10_000 });
  typeName("moonfo");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete forever" }).disabled).toBe(true);
  fireEvent.submit(screen.getByRole("textbox"));
  expect(asked).toEqual([]);
  typeName(" MoonFox ");
  typePassword("wrong horse");
  fireEvent.submit(screen.getByRole("textbox"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/not your password/));
  expect(session.getState().me).toEqual(ME);
  expect(document.activeElement).toBe(screen.getByLabelText("Your password"));
  asked = [];
  typePassword("correct horse");
  fireEvent.submit(screen.getByRole("textbox"));
  await waitFor(() => expect(session.getState().me).toBeNull());
  expect(asked).toEqual(["DELETE /users/me"]);
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("/"));
});

it("a failed deletion is reported, and the account remains", async () => {
  refuses = true;
  press("Delete my account");
  await screen.findByRole("dialog", {}, { timeout: 10_000 });
  typeName("moonfox");
  typePassword("correct horse");
  fireEvent.submit(screen.getByRole("textbox"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Not today."));
  expect(session.getState().me).toEqual(ME);
});
