import type { ReactNode } from "react";
import { Link } from "react-router";
import { PRODUCT } from "../frame/pageTitle.ts";

/** Questions of parents and teachers with answers. The id is the anchor. */
export interface ParentsQuestion {
  readonly id: string;
  readonly title: string;
  readonly answer: ReactNode;
}

export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly ParentsQuestion[];
}

const aboutIt: QuestionGroup = {
  title: `About ${PRODUCT}`,
  questions: [
    {
      id: "what",
      title: `What is ${PRODUCT}, and who is it for?`,
      answer: (
        <>
          <p>
            A place where children aged 6 to 14 (and anyone curious) make small games. They draw characters, put them on
            a grid and show what each one does with two pictures: before and after. There is no code to type.
          </p>
          <p>
            Along the way they learn the ideas behind programming: order, conditions, repetition, chance and finding out
            why something doesn't work.
          </p>
        </>
      ),
    },
    {
      id: "cost",
      title: "What does it cost?",
      answer: (
        <p>
          Nothing. There is no paid version, nothing to buy and no ads. {PRODUCT} is open source: anyone can read it,
          use it and run it.
        </p>
      ),
    },
    {
      id: "origin",
      title: "Where does it come from?",
      answer: (
        <p>
          For decades, people have looked for ways to program a computer by showing instead of writing. {PRODUCT} brings
          that idea to any web browser. Its code, characters and backgrounds were made for it and are open source.
        </p>
      ),
    },
    {
      id: "how",
      title: "How does making a game work?",
      answer: (
        <>
          <p>
            Your child puts characters on a stage, picks one and presses Record. Two pictures appear. The left one is
            what the character sees. In the right one, your child acts out what should happen. That is a rule. Press
            Play, and every character follows its rules, turn after turn.
          </p>
          <p>
            Undo takes back any change, and a guided tutorial shows the first steps. All you need is a computer or
            tablet with a web browser. You can play games on a phone, too.
          </p>
        </>
      ),
    },
  ],
};

const safety: QuestionGroup = {
  title: "Accounts and safety",
  questions: [
    {
      id: "account",
      title: "Why is an account needed?",
      answer: (
        <>
          <p>
            You don't need one to play or to try things out. Without an account, games stay in the browser they were
            made in. With an account, your child can open them on any computer and publish them.
          </p>
          <p>
            An account needs a made-up username, an email address and a password. {PRODUCT} never asks for more. You can
            use your own email address. Nobody else sees it, and we never send mail to it.
          </p>
        </>
      ),
    },
    {
      id: "others",
      title: "Can my child meet strangers here?",
      answer: (
        <>
          <p>
            There is no chat, and there are no comments or messages. Others only see a username and the games your child
            chose to publish. Your child can stop publishing a game at any time.
          </p>
          <p>
            Anyone can play a published game. Others can ask questions about it and see how it was made: “Remix this
            Game” opens a copy of their own with all the rules. The copy says whose game it came from. If children have
            questions about a game, they ask in person.
          </p>
          <p>
            The words and pictures in published games come from people, many of them children. If you see something that
            shouldn't be there, please tell the people who run this site. The{" "}
            <Link to="/privacy-policy#who">privacy policy</Link> says who they are.
          </p>
        </>
      ),
    },
    {
      id: "data",
      title: "Can I see or delete our data?",
      answer: (
        <p>
          Yes, at any time. The account's profile page has a button to download everything and a button to delete the
          account with all its games. The <Link to="/privacy-policy">privacy policy</Link> says in plain words what is
          stored, where and for how long.
        </p>
      ),
    },
    {
      id: "coppa",
      title: "What about COPPA and other laws that protect children?",
      answer: (
        <>
          <p>
            {PRODUCT} needs very little: no real name, age, address or photo. There is no tracking and there are no ads,
            and we share nothing with other companies. Children can do nearly everything without an account.
          </p>
          <p>
            An email address is personal data. If your child is under 13, please make the account together and use your
            own email address, or let your child go without one. We can't check how old someone is or who said yes. That
            is between you and the people who run this site.
          </p>
        </>
      ),
    },
  ],
};

const school: QuestionGroup = {
  title: "At school",
  questions: [
    {
      id: "school",
      title: "Can I use it with my class?",
      answer: (
        <>
          <p>
            Please do. There is nothing to install, only a web browser to open. It loads nothing from other sites, so it
            works behind strict school filters.
          </p>
          <p>
            A class can work without accounts and save games as files. With accounts, use usernames and email addresses
            from the school, never the children's own names.
          </p>
        </>
      ),
    },
    {
      id: "own-server",
      title: "Can our school run it on its own computer?",
      answer: (
        <p>
          Yes. It's one small program that runs on any ordinary computer at school, even without internet. Everything
          stays in one folder there. The README that comes with it says how.
        </p>
      ),
    },
  ],
};

export const QUESTION_GROUPS: readonly QuestionGroup[] = [aboutIt, safety, school];
