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
            {PRODUCT} is a place to make small games, for children from 6 to 12 and for anybody who wants to try. They
            draw characters, put them on a grid and show, with a picture of before and a picture of after, what each one
            does. There is no code to type.
          </p>
          <p>
            Along the way they meet the ideas behind programming: order, conditions, repetition, chance, and looking for
            the reason when something does not work.
          </p>
        </>
      ),
    },
    {
      id: "cost",
      title: "What does it cost?",
      answer: (
        <p>
          Nothing. There is no paid version, nothing to buy inside, and there are no ads. The program is open source:
          anybody may look at it, use it and run it.
        </p>
      ),
    },
    {
      id: "origin",
      title: "Where does it come from?",
      answer: (
        <p>
          The idea is older than the children who use it: for decades people have looked for ways to tell a computer
          what to do by showing instead of writing. {PRODUCT} brings that idea to any web browser. Its program, its
          characters and its backgrounds were made for it, and are open source.
        </p>
      ),
    },
    {
      id: "how",
      title: "How does making a game work?",
      answer: (
        <>
          <p>
            The child puts characters on a stage, picks one, and presses Record. Two pictures appear. The left one is
            what the character sees; in the right one the child acts out what should happen. That is a rule. Press Play,
            and every character follows its rules, turn after turn.
          </p>
          <p>
            Everything can be taken back with Undo, and a guided tutorial shows the first steps. All it takes is a
            computer or a tablet with a web browser; games can be played on a phone, too.
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
            It is not needed to play, or to try. Without an account, games are kept in the browser they were made in. An
            account keeps them on the server, so that they are still there on another computer, and lets a child publish
            them.
          </p>
          <p>
            An account takes a made-up username, an e-mail address and a password. {PRODUCT} will never collect more
            about a person than that. The address can be yours; nobody else sees it, and no mail is sent to it.
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
            There is no chat, there are no comments and no messages. What others can see is a username and the games
            that your child chose to publish. Nothing is published by itself, and it can be taken back at any time.
          </p>
          <p>
            A published game can be played by everybody. Others can ask questions about it and see how it was made:
            “Remix this Game” opens a copy of their own, with all its rules, which says whose game it came from. As no
            messages are sent here, questions are asked face to face: at the table, or in class.
          </p>
          <p>
            Words and pictures in published games are made by people, many of them children. If you see one that should
            not be there, tell the people who run this site: the <Link to="/privacy-policy#who">privacy policy</Link>{" "}
            says who that is.
          </p>
        </>
      ),
    },
    {
      id: "data",
      title: "Can I see or delete what is kept?",
      answer: (
        <p>
          Yes, at any time and without asking anybody: on the profile page of the account there are buttons to download
          everything and to delete the account with all its games. The <Link to="/privacy-policy">privacy policy</Link>{" "}
          says in plain words what is kept, where and for how long.
        </p>
      ),
    },
    {
      id: "coppa",
      title: "What about COPPA and other laws that protect children?",
      answer: (
        <>
          <p>
            {PRODUCT} is built to need very little: no real name, no age, no place, no photo, no tracking, no ads, and
            nothing is passed on to another company. A child can do nearly everything without an account at all.
          </p>
          <p>
            An e-mail address is personal data. So please make the account together with a child under 13, with an
            address of your own, or let the child go without. The program cannot check how old somebody is or who said
            yes; that is between you and the people who run this site.
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
      title: "May I use it with my class?",
      answer: (
        <>
          <p>
            Please do. It needs no installation on the children's computers, only a web browser, and it asks nothing of
            any other site, so it works behind a strict school filter.
          </p>
          <p>
            A class can work without accounts, and keep a game as a file. With accounts, use names and addresses that
            the school gives out, never the children's own names.
          </p>
        </>
      ),
    },
    {
      id: "own-server",
      title: "Can our school run it on a computer of its own?",
      answer: (
        <p>
          Yes. The whole of it is one small program that runs on an ordinary computer in the building, even without
          internet. Then everything stays in one folder there. The README that comes with the program says how.
        </p>
      ),
    },
  ],
};

export const QUESTION_GROUPS: readonly QuestionGroup[] = [aboutIt, safety, school];
