/** Keeps a fault in one part of the page from taking the rest with it (details §16). */
import { RotateCcw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { reloadPage } from "../browser/page.ts";
import { Button } from "./Button.tsx";
import styles from "./ErrorBoundary.module.css";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Address of a picture above the words, where there is room for one. */
  readonly picture?: string;
  /** Further ways on, beside Try again and Reload. */
  readonly waysOn?: ReactNode;
  readonly onError?: (error: unknown) => void;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.fallback} role="alert">
        {this.props.picture && <img src={this.props.picture} alt="" width={320} height={200} />}
        <h2>Something went wrong</h2>
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => this.setState({ failed: false })}>
            <RotateCcw size={18} aria-hidden="true" /> Try again
          </Button>
          <Button onClick={reloadPage}>Reload the page</Button>
          {this.props.waysOn}
        </div>
      </div>
    );
  }
}
