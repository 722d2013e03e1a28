/** Puts the application on the page. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { restoreLostFocus } from "./browser/focus.ts";
import { listenBeforeRouter, stayWhenFilesDrop } from "./browser/leaving.ts";
import { reloadAfterRelease } from "./browser/newRelease.ts";
import "./widgets/font.css";
import "./widgets/tokens.css";
import "./widgets/base.css";
import { App } from "./pages/App.tsx";
import { startAhead } from "./pages/stagePages.ts";

reloadAfterRelease();
startAhead(location);
listenBeforeRouter();
stayWhenFilesDrop();
restoreLostFocus();
// Only keyboard users see the focus, so the code that keeps it in view loads with the first key.
window.addEventListener("keydown", () => void keepFocusInView().catch(() => undefined), { once: true });

async function keepFocusInView(): Promise<void> {
  (await import("./browser/focusInView.ts")).keepFocusInView();
}

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
