import { Link } from "react-router";
import { PRODUCT } from "./frame/pageTitle.ts";
import { InAClass } from "./legal/InAClass.tsx";
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
          All {PRODUCT} ever asks for is a nickname, a password and an email address. It also stores the games you make.
          It shows no ads, doesn't track you and shares nothing with other companies.
        </p>
      }
    >
      <LegalSection id="who" title="Who runs this site">
        <WhoRunsThis />
      </LegalSection>
      <WhatIsKept />
      <InAClass />
      <LegalSection id="seen" title="What others can see">
        <p>
          Others see your username and the games you published: their name and picture, how to play them, how often they
          were played and remixed, and when you last changed them. A game you haven't published isn't listed anywhere,
          but anyone with its link can open it. Nobody ever sees your email address, and nobody hears a voice you
          recorded unless a grown-up said yes to it.
        </p>
      </LegalSection>
      <LegalSection id="others" title="Other companies">
        <p>
          There are none. {PRODUCT} loads nothing from other sites and sends nothing to them: no fonts, no counters, no
          pictures, no error reports.
        </p>
        <p>
          One thing is up to the people who run this site. The picture maker draws characters and backgrounds from
          words. It normally draws right here. If they connected it to an outside picture service, the words you type
          into the picture maker are sent there. Nothing else is sent: not who you are, and nothing from your game.
        </p>
      </LegalSection>
      <LegalSection id="rights" title="See, download or delete your data">
        <HowToDelete />
        <p>
          When you delete your account, the account, all its games and all their earlier versions are deleted at once
          and for good. Copies that other people made of your published games stay theirs, without your name. The people
          who run this site may have backups. Ask them how long they keep those.
        </p>
        <p>
          Parents can do all of this with their child or ask the people who run this site to do it. Depending on where
          you live, you can also complain to your data protection authority.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Changes">
        <p>
          When this page changes, the date at the top changes too. See also the{" "}
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
      {me ? <Link to={`/u/${me.username}`}>Your profile page</Link> : "Your profile page"} has a button to download
      everything we store about you as one file, and a button to delete your account. You can also delete single games,
      or save them as files, wherever they are listed.
    </p>
  );
}
