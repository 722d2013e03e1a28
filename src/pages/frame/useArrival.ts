/** Where a visitor stands after following a link: at the top of the new page, or at the part of it that the address names. */
import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { scrollToTop } from "../../browser/page.ts";

/** `content` takes the focus of whoever came by a link, so that keys and voices begin at the new page, not at its menu. */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    // Back and Forward go where the visitor was: the browser knows.
    if (how !== NavigationType.Pop) scrollToTop();
  }, [content, pathname, how]);
}
