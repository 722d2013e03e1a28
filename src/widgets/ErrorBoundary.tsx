import { RotateCcw } from "lucide-react";
import { Component, type ContextType, type ReactNode } from "react";
import { reloadPage } from "../browser/page.ts";
import { Button } from "./Button.tsx";
import styles from "./ErrorBoundary.module.css";
import { ErrorFallbackContext } from "./errorFallback.ts";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Fills the panel, is a low row, or is a card over the page, for a part that had no place of its own. */
  readonly layout?: "panel" | "row" | "card";
  /** For the boundary of a whole page: the URL of a picture beside the message. */
  readonly pagePicture?: string;
  /** Buttons beside Try again and Reload; those of ErrorFallbackContext follow. */
  readonly actions?: ReactNode;
  /** A new value renders the children again after an error. Unlike a `key`, it does not remount children that work. */
  readonly resetKey?: string;
  readonly onError?: (error: unknown) => void;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Shows a message in place of a part of the page that threw an error, so that the rest goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = ErrorFallbackContext;
  declare context: ContextType<typeof ErrorFallbackContext>;
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    this.context.onError?.(error);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.pagePicture ? this.#pageMessage(this.props.pagePicture) : this.#partMessage();
  }

  #pageMessage(picture: string) {
    return (
      <main className={styles.fallback}>
        <img src={picture} alt="" width={320} height={200} />
        <div role="alert">
          <h1>Something went wrong</h1>
          <p>It's not your fault. Your saved work is safe.</p>
        </div>
        {this.#buttons()}
      </main>
    );
  }

  #partMessage() {
    return (
      <div className={styles.fallback} data-layout={this.props.layout} role="alert">
        <h2>Something went wrong</h2>
        {this.#buttons()}
      </div>
    );
  }

  #buttons() {
    return (
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => this.setState({ failed: false })}>
          <RotateCcw size={18} aria-hidden="true" /> Try again
        </Button>
        <Button onClick={reloadPage}>Reload the page</Button>
        {this.props.actions}
        {this.context.actions}
      </div>
    );
  }
}
