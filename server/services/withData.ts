/** A record and its game as one JSON: the game goes out as the text it was stored as, nobody on the way reads it. */
export function withData(record: object, data: string): string {
  return `${JSON.stringify(record).slice(0, -1)},"data":${data}}`;
}
