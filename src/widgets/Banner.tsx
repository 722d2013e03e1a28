import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Banner.module.css";

export interface BannerProps {
  readonly tone?: "info" | "danger";
  readonly children: ReactNode;
}

/** A message at the top of a page or form. Screen readers announce a `danger` at once. */
export function Banner({ tone = "info", children }: BannerProps) {
  const Icon = tone === "danger" ? CircleAlert : Info;
  const className = [styles.banner, tone === "danger" && styles.danger].filter(Boolean).join(" ");
  return (
    <div className={className} role={tone === "danger" ? "alert" : "status"}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
