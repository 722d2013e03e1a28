/** Puts the application on the page. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { restoreLostFocus } from "./browser/focus.ts";
import { keepFocusInView } from "./browser/focusInView.ts";
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
keepFocusInView();

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
