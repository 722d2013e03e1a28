/** Keeps a fault in one part of the page from taking the rest with it (details §16). */
import { RotateCcw } from "lucide-react";
import { Component, type ContextType, type ReactNode } from "react";
import { reloadPage } from "../browser/page.ts";
import { Button } from "./Button.tsx";
import { ErrorFallbackContext } from "./errorFallback.ts";
import styles from "./ErrorBoundary.module.css";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** How much room the words have: that of the panel, a low row, or, where nothing was, a card over the page. */
  readonly layout?: "panel" | "row" | "card";
  /** The whole page went, not a part of it: the address of the picture that stands there with the words. */
  readonly pagePicture?: string;
  /** Further ways on, beside Try again and Reload; those of BrokenPartContext follow. */
  readonly actions?: ReactNode;
  /** Where one is: a change of it is another try. Unlike a `key`, it leaves alone what did not break. */
  readonly resetKey?: string;
  readonly onError?: (error: unknown) => void;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

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
    return this.props.pagePicture ? this.#page(this.props.pagePicture) : this.#part();
  }

  #page(picture: string) {
    return (
      <main className={styles.fallback}>
        <img src={picture} alt="" width={320} height={200} />
        <div role="alert">
          <h1>Something went wrong</h1>
          <p>It is not your fault. What was saved is safe.</p>
        </div>
        {this.#waysOn()}
      </main>
    );
  }

  #part() {
    return (
      <div className={styles.fallback} data-room={this.props.layout} role="alert">
        <h2>Something went wrong</h2>
        {this.#waysOn()}
      </div>
    );
  }

  #waysOn() {
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
