/**
 * Returns how a username looks at a glance: names that are easily confused get the same text. Usernames consist of
 * letters, digits, "-" and "_".
 */
export function usernameLook(username: string): string {
  const joined = username.toLowerCase().replaceAll("-", "").replaceAll("_", "");
  const drawn = joined.replace(/[i1]/g, "l").replaceAll("0", "o").replaceAll("4", "a");
  return drawn.replaceAll("rn", "m").replaceAll("vv", "w");
}
