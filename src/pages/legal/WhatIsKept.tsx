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
    <LegalSection id="server" title="What the server stores">
      <p>Only if you make an account, and only until you delete it:</p>
      <ul>
        <li>
          <strong>Your username and email address,</strong> and the day you made the account. The address is for signing
          in. We never send mail to it.
        </li>
        <li>
          <strong>Your password, scrambled.</strong> Not the password itself, but a salted hash (scrypt) that nobody can
          turn back into it. If you forget it and get a link to choose a new one, that link is stored scrambled too,
          until you choose your new password.
        </li>
        <li>
          <strong>The devices where you are signed in:</strong> a scrambled key for each one and the day it was made,
          until you log out there.
        </li>
        <li>
          <strong>Your games:</strong> their name and picture, what you wrote about how to play them, everything on
          their stages, the last 20 saved versions of each, when you made and changed them, whether they are published,
          which game they were remixed from, and how many times they were played and remixed. When you delete a game,
          all its versions are deleted too. Other people never get your earlier versions or anything you undid. They get
          your notes beside the rules only if you share them.
        </li>
        <li>
          <strong>Sounds you recorded:</strong> they are part of your game and stored with it, on this server or,
          without an account, only in your browser. A voice stays yours: everyone else who opens, remixes or downloads
          the game gets it without your recordings, until you mark one with “A grown-up said yes to my voice”. The
          microphone is on only while you record, and no recording goes anywhere until you keep it.
        </li>
      </ul>
    </LegalSection>
  );
}

function KeptForMoments() {
  return (
    <LegalSection id="moments" title="What the server remembers for a short time">
      <ul>
        <li>
          To stop password guessing and overload, the server counts recent requests per IP address, and recent sign-ins
          per address and username. To count each play only once, it remembers an anonymous marker for half an hour. All
          of this stays in working memory and is never written to disk.
        </li>
        <li>
          Its log says which kind of page was requested, when, and how long it took. It contains no names, no addresses
          and nothing from your games. When a page breaks, the browser sends a technical description of the error, with
          anything personal removed.
        </li>
      </ul>
    </LegalSection>
  );
}

function KeptInTheBrowser() {
  return (
    <LegalSection id="browser" title="What your own browser stores">
      <ul>
        <li>
          <strong>A cookie called “session”,</strong> only while you are signed in and for a year at most: your
          username, your email address and the key of this device. It keeps you signed in and does nothing else.
        </li>
        <li>
          <strong>A cookie called “known”,</strong> for a year after you last signed in here: an anonymous marker that
          this device is one of yours. With it you can always sign in here, even while someone else is trying to guess
          your password. It opens nothing by itself.
        </li>
        <li>
          <strong>Games made without an account,</strong> until you delete them here or clear this site's data in your
          browser.
        </li>
        <li>
          <strong>A safety copy of games you opened here,</strong> so nothing is lost if the connection drops or the
          window closes: the last dozen games with a few earlier moments. Unsaved work stays for a month at most. When
          you log out, the copies of everything saved are deleted.
        </li>
        <li>
          <strong>The games you played last,</strong> a dozen at most, so they work offline. Games you played while
          signed in are deleted when you log out.
        </li>
        <li>
          <strong>A rule or drawing you haven't finished,</strong> until you save it or throw it away.
        </li>
        <li>
          <strong>The pages themselves,</strong> once you have opened the editor or the player, so they work offline.
        </li>
        <li>
          <strong>Small preferences,</strong> such as which rules are collapsed.
        </li>
      </ul>
      <p>Do you share this computer? Log out when you are done. The next person can see what the browser stores.</p>
    </LegalSection>
  );
}
