import { fetchAbout } from "../../api/client.ts";
import type { About } from "../../api/wire.ts";
import { PRODUCT } from "../frame/pageTitle.ts";
import { useLoaded } from "../useLoaded.ts";

/** Who operates this site, from its settings. */
export function WhoRunsThis() {
  return (
    <>
      <p>
        {PRODUCT} is a program that anybody may run. The people who run this site are responsible for it and for what is
        kept here.
      </p>
      <WhoToAsk />
    </>
  );
}

/** Their name and contact, as far as they are set. */
export function WhoToAsk() {
  const { loaded } = useLoaded(fetchAbout);
  return (
    <>
      {loaded.status === "loading" && <p>Looking up who that is...</p>}
      {loaded.status === "failed" && <p>Who that is could not be looked up just now. Please reload the page later.</p>}
      {loaded.status === "ready" && <Operator {...loaded.value} />}
    </>
  );
}

function Operator({ operator, contact }: About) {
  if (operator === null && contact === null) {
    return (
      <p>
        The people who run this site have not put their name here. If you know them, ask them: they may have set it up
        for your family, school or club.
      </p>
    );
  }
  return (
    <p>
      This site is run by <strong>{operator ?? "somebody who gave no name"}</strong>.{" "}
      {contact !== null && (
        <>
          You reach them here: <Contact text={contact} />
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
