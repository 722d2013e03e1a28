/** How a username looks at a glance: names that cannot be told apart get the same text. Usernames are of letters, digits, "-" and "_". */
export function usernameLook(username: string): string {
  const joined = username.toLowerCase().replaceAll("-", "").replaceAll("_", "");
  const drawn = joined.replace(/[i1]/g, "l").replaceAll("0", "o").replaceAll("4", "a");
  return drawn.replaceAll("rn", "m").replaceAll("vv", "w");
}
