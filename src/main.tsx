/** Puts the application on the page. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepFocus } from "./browser/keepFocus.ts";
import { followNewReleases } from "./browser/newRelease.ts";
import { listenBeforeRouter } from "./browser/wayBack.ts";
import "./widgets/font.css";
import "./widgets/tokens.css";
import "./widgets/base.css";
import { App } from "./pages/App.tsx";
import { startAhead } from "./pages/stagePages.ts";

followNewReleases();
startAhead(location);
listenBeforeRouter();
keepFocus();

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
