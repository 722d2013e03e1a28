// @vitest-environment jsdom
/** Signing in and up: notices, errors, and where they lead. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { JoinPage } from "../../src/pages/JoinPage.tsx";
import { LoginPage } from "../../src/pages/LoginPage.tsx";

const ME = { id: "u1", username: "moonfox", email: "m@example.org", password: "device.abc" };
const ASKED = "Sorry, you need to log in to view that page.";

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/join" element={<JoinPage />} />
        <Route path="/dashboard" element={<p>the dashboard</p>} />
        <Route path="/editor/w1" element={<p>the editor</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

function answerWith(status: number, body: object) {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
}

function submit(button: string) {
  for (const field of screen.getAllByRole("textbox")) fireEvent.change(field, { target: { value: "moonfox" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "12345678" } });
  const form = screen.getByRole("button", { name: button }).closest("form");
  if (form) fireEvent.submit(form);
}

describe("before signing in", () => {
  it.each([
    ["/login?redirectTo=/editor/w1", true],
    ["/join?redirectTo=/editor/w1", true],
    ["/join?redirectTo=/editor/w1&why=to+save+Frog", false],
    ["/login", false],
  ])("%s says that a login is needed: %s", (address, says) => {
    open(address);
    expect(screen.queryByText(ASKED) !== null).toBe(says);
  });

  it("the reason is in the heading, as text", () => {
    open("/join?why=to+save+%3Cb%3EFrog%3C%2Fb%3E");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Create your account to save <b>Frog</b>");
  });

  it("the sign-in page says what it is for, and passes that on to the other page", () => {
    open("/login?why=to+save+Frog&redirectTo=/join-send-world?storageKey=ls-1");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign in to save Frog");
    const query = new URLSearchParams(
      screen.getByRole<HTMLAnchorElement>("link", { name: "Create an account" }).search,
    );
    expect([...query.values()]).toEqual(["to save Frog", "/join-send-world?storageKey=ls-1"]);
  });

  it("an unknown reason is not repeated", () => {
    open("/join?why=because+you+won+a+prize");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Create your account");
  });

  it("a signed-in user is redirected at once", () => {
    storeSession(ME);
    open("/login?redirectTo=/editor/w1");
    expect(screen.getByText("the editor")).toBeTruthy();
  });
});

it("a public site whose operator is not named says so in place of the form", async () => {
  answerWith(200, { operator: null, contact: null, takesSignUps: false });
  open("/join");
  await screen.findByText(/The operator of this site hasn't added a name yet\./);
  expect(screen.queryByRole("button", { name: "Create an account" })).toBeNull();
});

describe("after signing in", () => {
  it("a wrong password always gets the same sentence", async () => {
    answerWith(401, { error: "unauthorized", message: "No such user." });
    open("/login");
    submit("Sign in");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Sorry, your username or password was incorrect."),
    );
    expect(screen.getByText(/^Check both for typos and capital letters\./)).toBeDefined();
  });

  it("a wrong password marks the password, which is typed again, and never the name", async () => {
    answerWith(401, { error: "unauthorized", message: "No such user." });
    open("/login");
    submit("Sign in");
    const password = screen.getByLabelText("Password");
    await waitFor(() => expect(password.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByLabelText("Username or email").getAttribute("aria-invalid")).toBeNull();
    expect(document.activeElement).toBe(password);
  });

  it("another refusal is shown in the server's words, at the field that it is about", async () => {
    answerWith(409, { error: "taken", message: "This username is taken." });
    open("/join");
    submit("Create an account");
    await waitFor(() => expect(screen.getByLabelText("Username").getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBeNull();
    expect(screen.getAllByText("This username is taken.")).toEqual([screen.getByRole("alert")]);
    expect(screen.getByLabelText("Username").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    expect(screen.queryByText(/Please don't use your real name/)).toBeNull();
  });

  it("a refusal that names several fields marks all of them and is said at the first", async () => {
    const message = "Please choose a username that isn't an email address.";
    answerWith(400, { error: "invalid", message });
    open("/join");
    submit("Create an account");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText("Username").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  });

  it("a refusal that names no field is said above the form", async () => {
    answerWith(503, { error: "full", message: "There is no room for more children." });
    open("/join");
    submit("Create an account");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("There is no room for more children.");
    expect(alert.compareDocumentPosition(screen.getByLabelText("Username"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ["/login", "the dashboard"],
    ["/login?redirectTo=/editor/w1", "the editor"],
    ["/login?redirectTo=//evil.example", "the dashboard"],
  ])("%s leads to %s", async (address, place) => {
    answerWith(200, ME);
    open(address);
    submit("Sign in");
    await waitFor(() => expect(screen.getByText(place)).toBeTruthy());
  });
});
