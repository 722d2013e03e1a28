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
          {PRODUCT} is free. What you make is yours. Be kind, keep real names and addresses out of your games, and do
          not break things for others.
        </p>
      }
    >
      <LegalSection id="who" title="Who runs this site">
        <WhoRunsThis />
      </LegalSection>
      <LegalSection id="use" title="Using it">
        <p>
          You may use {PRODUCT} for free, at home, at school and anywhere else, with an account or without one. If you
          are under 13, or if the law where you live asks for it, make an account only together with a parent or
          teacher.
        </p>
        <p>
          An account is for one person or one class. Keep the password to yourself. Use a username that is not your real
          name.
        </p>
      </LegalSection>
      <LegalSection id="yours" title="What you make is yours">
        <p>
          The games, pictures and words that you make stay yours. They are kept here so that you can go on with them,
          and shown to others only as you choose:
        </p>
        <ul>
          <li>A game that is not published can be opened only by people to whom you gave its link.</li>
          <li>
            A published game is listed for everybody. By publishing it you allow others to play it here, to look inside,
            and to make and publish their own changed copies here, which name the game they came from.
          </li>
          <li>
            You can stop publishing a game, or delete it, at any time. Copies that others made before then are theirs
            and stay.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="kind" title="Be kind">
        <p>Children of every age are here. Please do not put into a game, a name or a picture:</p>
        <ul>
          <li>anything cruel, hateful, frightening for small children, or meant for adults only;</li>
          <li>real names, addresses, phone numbers or photos of people, your own included;</li>
          <li>pictures or words of somebody else that you are not allowed to use;</li>
          <li>advertising.</li>
        </ul>
        <p>
          And please do not try to get into other people's accounts, to overload the site or to damage what others made.
          The people who run this site may take down games and close accounts that go against this page.
        </p>
      </LegalSection>
      <LegalSection id="promise" title="What we can and cannot promise">
        <p>
          Great care was taken that nothing you make gets lost. Still, {PRODUCT} is given away for free and comes
          without any warranty, as its open source license (MIT) says: it may have faults, and the site may be changed,
          paused or closed. You can keep every game as a file on your own computer, and it is a good idea to do so with
          the ones you love.
        </p>
      </LegalSection>
      <LegalSection id="changes" title="Privacy, and changes">
        <p>
          What is kept about you is written in the <Link to="/privacy-policy">Privacy Policy</Link>. When these terms
          change, the date at the top changes with them.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
