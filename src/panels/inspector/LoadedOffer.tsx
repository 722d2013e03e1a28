import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import type { Rule } from "../../engine/index.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";

type Offer = ComponentType<{ readonly rule: Rule }>;

let known: Offer | null = null;

/** Loads the offer of other directions, so that it is there together with the card of a rule that is saved afterwards. */
export async function loadOffer(): Promise<{ readonly default: Offer }> {
  const { WaysOffer } = await import("./WaysOffer.tsx");
  known = WaysOffer;
  return { default: WaysOffer };
}

const LateOffer = lazy(loadOffer);

/** The offer of other directions: at once if it was loaded before, since what is waited for comes a moment later and moves what is below. */
export function LoadedOffer({ rule }: { readonly rule: Rule }) {
  const [Offer] = useState<Offer>(() => known ?? LateOffer);
  return (
    <OfferPlace>
      <Offer rule={rule} />
    </OfferPlace>
  );
}

/** Where something is offered under the card of a rule: the card stays, whether its code is on the way or cannot be had. */
export function OfferPlace({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary layout="row">
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
