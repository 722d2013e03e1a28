import { LegalSection } from "./LegalPage.tsx";

/** The main part of the privacy policy. Must be changed together with what is stored (server/stores/rows.ts, src/browser). */
export function WhatIsKept() {
  return (
    <>
      <KeptOnTheServer />
      <KeptForMoments />
      <KeptInTheBrowser />
    </>
  );
}

function KeptOnTheServer() {
  return (
    <LegalSection id="server" title="What is kept on the server">
      <p>Only if you make an account, and until you delete it:</p>
      <ul>
        <li>
          <strong>Your username and e-mail address,</strong> and the day the account was made. The address is for
          signing in. No mail is sent to it.
        </li>
        <li>
          <strong>Your password, scrambled.</strong> Not the password itself but a salted hash of it (scrypt), from
          which it cannot be read. If you forgot it and were given a link to choose a new one, that link is kept
          scrambled too, until your password is the new one.
        </li>
        <li>
          <strong>The devices that are signed in:</strong> for each one a scrambled key and the day it was given out,
          until you log out there.
        </li>
        <li>
          <strong>Your games:</strong> name, picture, everything on their stages, the last 20 saved versions of each,
          when they were made and changed, whether they are published, which game they were remixed from, and how many
          times they were played and remixed. A game that you delete is deleted with all its versions. Other people
          never get what you undid or the earlier versions, and your notes beside the rules only if you share them.
        </li>
      </ul>
    </LegalSection>
  );
}

function KeptForMoments() {
  return (
    <LegalSection id="moments" title="What is remembered for a short while">
      <ul>
        <li>
          To keep guessers and overload away, the server counts recent calls by internet address, and recent sign-ins by
          address and username. To count a play once, it remembers a scrambled mark of who looked for half an hour. All
          of this is in its working memory only and is never written down.
        </li>
        <li>
          Its log says which kind of page was asked for, when, and how long it took. There are no names, no addresses
          and nothing of your games in it. When a page breaks, the browser sends a technical description of the fault,
          and what could be personal in it is taken out.
        </li>
      </ul>
    </LegalSection>
  );
}

function KeptInTheBrowser() {
  return (
    <LegalSection id="browser" title="What is kept in your own browser">
      <ul>
        <li>
          <strong>A cookie called “session”,</strong> only while you are signed in, for a year at most: your username,
          your e-mail address and the key of this device. It is there to keep you signed in and for nothing else.
        </li>
        <li>
          <strong>A cookie called “known”,</strong> for a year after you last signed in here: a scrambled mark, without
          any name, that this device is one of yours. With it you can always sign in here, even while somebody else is
          guessing at your password. It opens nothing by itself.
        </li>
        <li>
          <strong>Games made without an account,</strong> until you delete them here, or clear the data of this site in
          your browser.
        </li>
        <li>
          <strong>A safety copy of games that were open here,</strong> so that nothing is lost when the line breaks or
          the window closes: the last dozen games with some earlier moments of them, what was never saved for a month at
          most. When you log out, the copies of all that is saved go.
        </li>
        <li>
          <strong>The games you played last,</strong> a dozen at most, so that they start without a line. Those you
          played while you were signed in go when you log out.
        </li>
        <li>
          <strong>A rule or a drawing you are in the middle of,</strong> until you save it or throw it away.
        </li>
        <li>
          <strong>The pages themselves,</strong> once you were in the editor or the player, so that they start without a
          line.
        </li>
        <li>
          <strong>Small habits,</strong> such as which rules you folded.
        </li>
      </ul>
      <p>
        On a computer that you share, log out when you are done. The next person who uses it can see what is kept in the
        browser.
      </p>
    </LegalSection>
  );
}
