/** The bar and the footer around every page but the editor and the login (spec §2 "Global layout"). */
import { Suspense } from "react";
import { Link, NavLink, Outlet } from "react-router";
import { PRODUCT } from "../../api/product.ts";
import { Loading } from "./Loading.tsx";
import { NavigationBar } from "./NavigationBar.tsx";
import styles from "./SiteFrame.module.css";

export function SiteFrame() {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the page
      </a>
      <NavigationBar />
      <div id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </div>
      <Footer />
    </>
  );
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <p>{PRODUCT} is free and open source. Made for curious people of every size.</p>
        <nav className={styles.footerLinks} aria-label="Footer">
          <Link to="/">Home</Link>
          <NavLink to="/explore">Explore</NavLink>
        </nav>
      </div>
    </footer>
  );
}
