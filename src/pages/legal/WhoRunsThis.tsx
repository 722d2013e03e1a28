import { fetchAbout } from "../../api/client.ts";
import type { About } from "../../api/wire.ts";
import { PRODUCT } from "../frame/pageTitle.ts";
import { useLoaded } from "../useLoaded.ts";

export const NO_NAME = "The operator of this site hasn't added a name yet.";

/** Who operates this site, from its settings. */
export function WhoRunsThis() {
  return (
    <>
      <p>Anyone can run {PRODUCT}. The people who run this site are responsible for it and for what is stored here.</p>
      <WhoToAsk />
    </>
  );
}

/** Their name and contact, as far as they are set. */
export function WhoToAsk() {
  const { loaded } = useLoaded(fetchAbout);
  return (
    <>
      {loaded.status === "loading" && <p>Looking up who runs this site...</p>}
      {loaded.status === "failed" && <p>We couldn't look that up just now. Please reload the page later.</p>}
      {loaded.status === "ready" && <Operator {...loaded.value} />}
    </>
  );
}

function Operator({ operator, contact }: About) {
  return (
    <p>
      {operator === null ? (
        NO_NAME
      ) : (
        <>
          <strong>{operator}</strong> runs this site.
        </>
      )}
      {contact !== null && (
        <>
          {" "}
          You can reach them here: <Contact text={contact} />
        </>
      )}
    </p>
  );
}

/** Links only what is clearly an e-mail or web address. */
function Contact({ text }: { readonly text: string }) {
  if (/^https?:\/\/\S+$/.test(text)) return <a href={text}>{text}</a>;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>;
  return <strong>{text}</strong>;
}
