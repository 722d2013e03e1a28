/** A line at the top of a page or form that says what happened; a bad one is read out at once. */
import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Banner.module.css";

export interface BannerProps {
  readonly tone?: "info" | "danger";
  readonly children: ReactNode;
}

export function Banner({ tone = "info", children }: BannerProps) {
  const Icon = tone === "danger" ? CircleAlert : Info;
  const look = [styles.banner, tone === "danger" && styles.danger].filter(Boolean).join(" ");
  return (
    <div className={look} role={tone === "danger" ? "alert" : "status"}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
