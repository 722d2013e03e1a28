import { open } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { basename, dirname } from "node:path";

/** Handles a command. What it returns is the answer; if it throws, the caller is sent the message. */
type CommandHandler = (body: unknown) => unknown;

export type Reply =
  | { readonly kind: "answer"; readonly value: unknown }
  | { readonly kind: "error"; readonly message: string }
  /** No process listens there. */
  | { readonly kind: "nobody" }
  /** A process listened, and hung up without an answer. */
  | { readonly kind: "closed" }
  /** A process listens, but does not answer in time, or not to us. */
  | { readonly kind: "silence" };

const TEXT_MAX = 64 * 1024;
const PATIENCE_MS = 5000;
/** The address of a socket has room for about 104 bytes, and longer paths are cut silently. */
const PATH_MAX = 100;

const FAILURES: Readonly<Record<string, "nobody" | "closed">> = {
  ECONNREFUSED: "nobody",
  ENOENT: "nobody",
  ECONNRESET: "closed",
  EPIPE: "closed",
};

/**
 * A Unix socket by which other processes of this machine talk to a running server, also from other containers that
 * share its folder. Each side sends one JSON text. The kernel drops the socket with the process that listens. Anyone
 * who can enter the folder of the socket can send any command.
 */
export class ControlSocket {
  readonly #handlers = new Map<string, CommandHandler>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#serve(socket));
    this.#server.unref();
  }

  /** Listens on a new socket; `file` must not exist. */
  static async listen(file: string): Promise<ControlSocket> {
    const control = new ControlSocket();
    await withShortPath(file, (path) => listening(control.#server, path));
    return control;
  }

  handle(command: string, handler: CommandHandler): void {
    this.#handlers.set(command, handler);
  }

  close(): void {
    this.#server.close();
  }

  async #serve(socket: Socket): Promise<void> {
    try {
      const text = await textFrom(socket);
      socket.end(JSON.stringify(await this.#answerTo(text)));
    } catch {
      socket.destroy();
    }
  }

  async #answerTo(text: string): Promise<Reply> {
    try {
      const { command, body }: { command?: unknown; body?: unknown } = JSON.parse(text);
      const handler = this.#handlers.get(String(command));
      if (!handler) return { kind: "error", message: "The server does not know this command." };
      return { kind: "answer", value: await handler(body) };
    } catch (error) {
      return { kind: "error", message: (error as Error).message };
    }
  }
}

/** Sends a command to a socket and resolves with its reply, also if there is none. */
export async function sendCommand(file: string, command: string, body?: unknown): Promise<Reply> {
  try {
    const text = await withShortPath(file, async (path) => {
      const socket = connect(path);
      socket.end(JSON.stringify({ command, body }));
      return textFrom(socket);
    });
    return text === "" ? { kind: "closed" } : JSON.parse(text);
  } catch (error) {
    return { kind: FAILURES[(error as NodeJS.ErrnoException).code ?? ""] ?? "silence" };
  }
}

/**
 * Calls `use` with a path of the file that is short enough for a socket. A long path is replaced by one through the
 * open folder, which is always short (Linux).
 */
async function withShortPath<T>(file: string, use: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(file) <= PATH_MAX) return use(file);
  const folder = await open(dirname(file), "r");
  try {
    return await use(`/proc/self/fd/${folder.fd}/${basename(file)}`);
  } finally {
    await folder.close();
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

/** Returns everything that the other side sends. Rejects if that is too much, or takes too long. */
function textFrom(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const giveUp = (): void => void socket.destroy(new Error("The other side says too much or too little."));
    socket.setEncoding("utf8").setTimeout(PATIENCE_MS, giveUp);
    socket.on("data", (part: string) => {
      text += part;
      if (text.length > TEXT_MAX) giveUp();
    });
    socket.once("end", () => resolve(text));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The other side is gone.")));
  });
}
