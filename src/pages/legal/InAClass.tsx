import { useHasClasses } from "../class/hasClasses.ts";
import { LegalSection } from "./LegalPage.tsx";

/** What is kept of a child in a class. Only where somebody may make classes. Must be changed together with server/stores/classRows.ts. */
export function InAClass() {
  if (!useHasClasses()) return null;
  return (
    <LegalSection id="class" title="In a class">
      <p>
        A teacher can make a class here. The children in it don't need an email address or a password. Until the teacher
        wipes the class, or takes a child out of it, the server stores for each child:
      </p>
      <ul>
        <li>
          <strong>The name that the teacher typed.</strong> A first name is enough, or the name of an animal. It is
          shown at the door of the class while the teacher has opened it, and to the class. Nobody else sees it, not
          even beside a game that the teacher let out.
        </li>
        <li>
          <strong>Three pictures instead of a password, scrambled</strong> like every other password, and how many wrong
          tries there were in a row. They open nothing outside the class. Printed cards are made in the teacher's
          browser and stored nowhere.
        </li>
        <li>
          <strong>The child's games,</strong> as described above, the stickers the child gave, notes from the teacher
          until the child says OK, and reports. Only the child and the teacher can open a game. The class can, if the
          child shows it to them. Everyone else can only open games that the teacher let out, one by one, and a game
          that its child changes is taken back until the teacher lets it out again.
        </li>
        <li>
          <strong>What the child is doing right now,</strong> with a picture of the stage, for the teacher's wall. The
          server keeps no history of it.
        </li>
      </ul>
      <p>
        A device remembers the class, but nothing about the child: not after “That's not me”, and not after the window
        is closed. A child is signed out after twelve hours at the latest.
      </p>
      <p>
        Parents can ask the teacher, who can show them everything, save the child's games as files, and take the child
        out of the class, which deletes everything at once and for good. When a class is wiped, the teacher is told
        which backups still hold something of it, and how they are deleted.
      </p>
    </LegalSection>
  );
}
