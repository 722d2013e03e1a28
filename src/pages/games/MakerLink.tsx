import { Link } from "react-router";

/** The name of a maker, which leads to the games of that maker. Children of a class have no name outside of it. */
export function MakerLink({ username }: { readonly username: string }) {
  if (username === "") return "a child in a class";
  return <Link to={`/u/${encodeURIComponent(username)}`}>{username}</Link>;
}
