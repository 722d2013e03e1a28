/** How a username looks at a glance: those that cannot be told apart are the same here. Usernames are of letters, digits, "-" and "_". */
export function lookOf(username: string): string {
  const drawn = username.replace(/[I1]/g, "l").replace(/0/g, "o").toLowerCase();
  const dashes = drawn.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("_", "-");
  return dashes.split("-").filter(Boolean).join("-");
}
