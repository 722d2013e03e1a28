/** One line of JSON a happening, for whoever runs the server. Never a name, an address or what somebody made. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

export const logToConsole: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};

export const silentLog: Log = () => undefined;
