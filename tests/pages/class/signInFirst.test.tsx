// @vitest-environment jsdom
/** Where somebody is led who has to sign in first: a child to the door of its class, a teacher to the sign-in and back. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pupil, teacher } from "../../../src/api/classCalls.ts";
import { clearSession, storeSession } from "../../../src/api/session.ts";
import { loginPath, signInPath } from "../../../src/pages/account/accountPaths.ts";
import { ClassDoorPage } from "../../../src/pages/ClassDoorPage.tsx";
import { ClassWallPage } from "../../../src/pages/ClassWallPage.tsx";
import { forgetClass, rememberClass } from "../../../src/pages/class/rememberedClass.ts";

const hasClasses = vi.hoisted(() => ({ value: true }));
vi.mock("../../../src/pages/class/hasClasses.ts", () => ({ useHasClasses: () => hasClasses.value }));

const LEE = { id: "lee", username: "MsLee", email: "lee@example.org", password: "secret" };

beforeEach(() => {
  hasClasses.value = true;
  vi.spyOn(pupil, "door").mockResolvedValue({ isOpen: true, className: "3b", pupils: [], key: "k" });
});
afterEach(() => {
  cleanup();
  forgetClass();
  clearSession();
  vi.restoreAllMocks();
});

function at(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/class/:code" element={<ClassDoorPage />} />
        <Route path="/wall/:classId" element={<ClassWallPage />} />
        <Route path="/login" element={<p>The login page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}
const linkTo = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

it("a device that remembers a class leads to its door, every other device to the login page", () => {
  expect(signInPath("/dashboard")).toBe("/login?redirectTo=%2Fdashboard");
  rememberClass("MOPALI", "key");
  expect(signInPath("/dashboard")).toBe("/class/MOPALI?redirectTo=%2Fdashboard");
});

it("a grown-up who is led to the door of a class finds the sign-in there, and then the page that was asked for", async () => {
  at("/class/MOPALI?redirectTo=%2Feditor%2Fmaze");
  expect(await linkTo("I'm a grown-up")).toBe(loginPath("/editor/maze"));
});

it("a child who comes by the address of its class is not asked about grown-ups", async () => {
  at("/class/MOPALI");
  await screen.findByRole("heading", { name: "Who are you?" });
  expect(screen.queryByRole("link")).toBeNull();
});

it("a door leads on to the login page where there are no classes any more", async () => {
  hasClasses.value = false;
  at("/class/MOPALI?redirectTo=%2Fdashboard");
  await screen.findByText("The login page");
});

it("a teacher who is signed out is asked to sign in, and comes back to the class", async () => {
  at("/wall/one");
  await screen.findByRole("heading", { name: "Sign in to see your class" });
  expect(await linkTo("Sign in")).toBe(loginPath("/wall/one"));
});

it("a wall whose class was wiped in another window shows no child any more", async () => {
  let refuse: (status: number) => void = () => undefined;
  vi.spyOn(teacher, "followWall").mockImplementation((_id, on, about) => {
    refuse = about?.onRefused ?? refuse;
    const lesson = { isPaused: false, isLookingHere: false, stage: null };
    const ada = {
      id: "ada",
      name: "Ada",
      isHere: false,
      doing: "making",
      since: null,
      rule: "",
      handSince: null,
    } as const;
    const tile = { ...ada, isLookedAt: false, worldId: null, worldName: "", picture: null };
    const shown = { id: "one", name: "3b", code: "MOPALI", openUntil: null, pupils: [] };
    on.wall({ class: shown, lesson, tiles: [tile], reports: 0 });
    return () => undefined;
  });
  storeSession(LEE);
  at("/wall/one");
  await screen.findByRole("button", { name: "Ada: Away" });
  act(() => refuse(404));
  await screen.findByRole("heading", { name: "We couldn't find this class" });
  expect(screen.queryByText("Ada")).toBeNull();
});

it("a teacher who was signed out elsewhere is asked the same; one with another account may change it", async () => {
  const refusals: ((status: number) => void)[] = [];
  vi.spyOn(teacher, "followWall").mockImplementation((_id, _on, about) => {
    if (about?.onRefused) refusals.push(about.onRefused);
    return () => undefined;
  });
  storeSession(LEE);
  at("/wall/one");
  await vi.waitFor(() => refusals[0]?.(404));
  await screen.findByRole("heading", { name: "We couldn't find this class" });
  cleanup();
  at("/wall/one");
  await vi.waitFor(() => refusals[1]?.(401));
  await screen.findByRole("heading", { name: "Sign in to see your class" });
});
