/** A record and its game as one JSON text: the game is sent as it was stored, without parsing it. */
export function withData(record: object, data: string): string {
  return `${JSON.stringify(record).slice(0, -1)},"data":${data}}`;
}
