import { Link } from "react-router";
import { PRODUCT } from "./frame/pageTitle.ts";
import { LegalPage, LegalSection } from "./legal/LegalPage.tsx";
import { WhatIsKept } from "./legal/WhatIsKept.tsx";
import { WhoRunsThis } from "./legal/WhoRunsThis.tsx";
import { useMe } from "./useMe.ts";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      inShort={
        <p>
          {PRODUCT} will never collect more than an e-mail address, a nickname and a password, and the games you make.
          It shows no ads, follows nobody around, and passes nothing on to other companies.
        </p>
      }
    >
      <LegalSection id="who" title="Who runs this site">
        <WhoRunsThis />
      </LegalSection>
      <WhatIsKept />
      <LegalSection id="seen" title="What others can see">
        <p>
          Your username, the games you published, how often they were played and remixed, and when they were last
          changed. A game that is not published can be opened by those who have its link, and is not listed anywhere.
          Your e-mail address is never shown to anybody.
        </p>
      </LegalSection>
      <LegalSection id="others" title="Other companies">
        <p>
          There are none. No page of {PRODUCT} asks any other site for anything: no fonts, no counters, no pictures, no
          error reports.
        </p>
        <p>
          One thing is up to the people who run this site. The picture maker, which draws a character or a background
          from words, normally draws right here. If they connected an outside picture service to it, then the words
          typed into the picture maker are sent there, and nothing else: not who you are, and nothing of your game.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="See it, take it along, delete it">
        <HowToDelete />
        <p>
          Deleting an account takes away the account, all its games and all their older versions, at once and for good.
          Copies that other people made of published games are theirs and stay, without your name. The people who run
          this site may have backups; ask them how long those are kept.
        </p>
        <p>
          Parents can do all of this together with their child, or ask the people who run this site to do it. Depending
          on where you live, you may also complain to the office that watches over data protection there.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes">
        <p>
          When this page changes, the date at the top changes with it. See also the{" "}
          <Link to="/terms-of-use">Terms of Use</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

/** Leads to the buttons on the profile page. */
function HowToDelete() {
  const me = useMe();
  return (
    <p>
      {me ? <Link to={`/u/${me.username}`}>Your profile page</Link> : "Your own profile page"} has a button to download
      everything that is kept about you as one file, and one to delete your account. Single games can be deleted, and
      saved as files, wherever they are listed.
    </p>
  );
}
