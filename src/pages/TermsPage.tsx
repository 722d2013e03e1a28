import { Link } from "react-router";
import { PRODUCT } from "./frame/pageTitle.ts";
import { LegalPage, LegalSection } from "./legal/LegalPage.tsx";
import { WhoRunsThis } from "./legal/WhoRunsThis.tsx";

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      inShort={
        <p>
          {PRODUCT} is free. What you make is yours. Be kind, keep real names and addresses out of your games, and don't
          break things for others.
        </p>
      }
    >
      <LegalSection id="who" title="Who runs this site">
        <WhoRunsThis />
      </LegalSection>
      <LegalSection id="use" title="Using it">
        <p>
          You can use {PRODUCT} for free at home, at school and anywhere else, with or without an account. If you are
          under 13, or if the law where you live requires it, make an account together with a parent or teacher.
        </p>
        <p>
          An account is for one person or one class. Keep your password secret. Don't use your real name as your
          username.
        </p>
      </LegalSection>
      <LegalSection id="yours" title="What you make is yours">
        <p>
          The games, pictures and words you make stay yours. We store them so you can keep working on them, and you
          choose who sees them:
        </p>
        <ul>
          <li>Only people with its link can open a game that you haven't published.</li>
          <li>
            A published game is listed for everyone. By publishing it, you allow others to play it here, look inside,
            and make and publish their own changed copies here. Those copies name the game they came from.
          </li>
          <li>
            You can stop publishing a game or delete it at any time. Copies that others made before then stay theirs.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="kind" title="Be kind">
        <p>Children of all ages use this site. Please don't put any of these in a game, name or picture:</p>
        <ul>
          <li>anything cruel, hateful, frightening for small children, or meant for adults only;</li>
          <li>real names, addresses, phone numbers or photos of people, your own included;</li>
          <li>someone else's pictures or words that you aren't allowed to use;</li>
          <li>advertising.</li>
        </ul>
        <p>
          And please don't try to get into other people's accounts, overload the site or damage what others made. The
          people who run this site can take down games and close accounts that break these rules.
        </p>
      </LegalSection>
      <LegalSection id="promise" title="What we can and can't promise">
        <p>
          We work hard not to lose anything you make. Still, {PRODUCT} is free and comes without any warranty, as its
          open source license (MIT) says. It may have bugs, and the site may change, pause or close. You can save every
          game as a file on your own computer. Do that with the ones you love!
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Privacy, and changes">
        <p>
          The <Link to="/privacy-policy">Privacy Policy</Link> says what we store about you. When these terms change,
          the date at the top changes too.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
