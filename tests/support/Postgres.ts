/** A PostgreSQL server for tests, from the system's package, in a temporary folder and reached only by a socket in it. */
import { type ChildProcess, type ExecFileSyncOptions, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Data may be lost if the machine crashes, but not if the process does, which is what tests kill. */
const QUICK = ["fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60", "listen_addresses="];
/** Replaces this process by the server, beside a guard that ends the server when the tests end, however they do. */
const GUARDED = 'exec 3<&0; (cat <&3; kill -QUIT $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-';
const CLUSTER = ["-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
const PROGRAMS = ["initdb", "postgres", "createdb", "psql", "pg_dump", "pg_restore"];
const READY = "ready to accept connections";
const STARTS_MAX = 50;

interface Person {
  readonly uid?: number;
  readonly gid?: number;
}

export class Postgres {
  readonly #programs: string;
  readonly #person: Person;
  readonly #folder: string;
  #process: ChildProcess | null = null;
  #databases = 0;

  private constructor(programs: string) {
    this.#programs = programs;
    this.#person = whoMayRunIt();
    this.#folder = mkdtempSync(join(tmpdir(), "gridlings-pg-"));
    const { uid, gid } = this.#person;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
  }

  /** The reason in words if this machine cannot run one. */
  static async start(): Promise<Postgres | string> {
    const programs = findPrograms();
    if (!programs) return "PostgreSQL is not on this machine: apt-get install postgresql";
    try {
      const postgres = new Postgres(programs);
      postgres.#run("initdb", ["-D", postgres.#data, ...CLUSTER]);
      await postgres.open();
      return postgres;
    } catch (error) {
      return `PostgreSQL could not be started: ${error instanceof Error ? error.message : error}`;
    }
  }

  /** The address of a new, empty database. */
  newDatabase(): string {
    this.#databases += 1;
    const name = `games${this.#databases}`;
    this.#run("createdb", ["-h", this.#folder, "-U", "tests", name]);
    return `postgres://tests@localhost/${name}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** The result of a statement in `psql`. */
  ask(url: string, statement: string): string {
    return this.#run("psql", [url, "-Atc", statement]).trim();
  }

  /** All that a database holds, as SQL. */
  dumpOf(url: string): string {
    return this.#run("pg_dump", ["--inserts", url]);
  }

  /** Copies a database to a new one with `pg_dump` and `pg_restore`. */
  copyOf(url: string): string {
    const copy = this.newDatabase();
    const file = join(this.#folder, "games.dump");
    this.#run("pg_dump", ["--format=custom", `--file=${file}`, url]);
    this.#run("pg_restore", ["--no-owner", "--dbname", copy, file]);
    return copy;
  }

  /** Ends it as a crash of its machine would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** After a kill, its other processes may take a moment to notice and refuse a new start until then. */
  async open(): Promise<void> {
    for (let start = 1; !(await this.#tryToOpen()); start += 1) {
      if (start === STARTS_MAX) throw new Error("it does not come up");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    await this.#end("SIGQUIT");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, "data");
  }

  #tryToOpen(): Promise<boolean> {
    const settings = [...QUICK, `unix_socket_directories=${this.#folder}`].flatMap((setting) => ["-c", setting]);
    const command = [join(this.#programs, "postgres"), "-D", this.#data, ...settings];
    const child = spawn("sh", ["-c", GUARDED, ...command], { ...this.#person, stdio: ["pipe", "ignore", "pipe"] });
    this.#process = child;
    return new Promise((resolve) => {
      let said = "";
      child.stderr.on("data", (words: Buffer) => {
        said += words.toString();
        if (said.includes(READY)) resolve(true);
      });
      child.once("exit", () => resolve(false));
    });
  }

  async #end(signal: "SIGKILL" | "SIGQUIT"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  #run(program: string, words: readonly string[]): string {
    const quiet: ExecFileSyncOptions = { ...this.#person, cwd: this.#folder, stdio: ["ignore", "pipe", "pipe"] };
    return execFileSync(join(this.#programs, program), words, quiet).toString();
  }
}

/** The newest version of Debian's packages, or else what the PATH has. */
function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, "bin"));
  const path = (process.env.PATH ?? "").split(delimiter);
  return [...folders, ...path].find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));
}

/** PostgreSQL refuses to run as root, so it runs as the user of its package or as nobody. */
function whoMayRunIt(): Person {
  if (process.getuid?.() !== 0) return {};
  return personNamed("postgres") ?? personNamed("nobody") ?? {};
}

function personNamed(name: string): Person | null {
  try {
    const idOf = (what: string): number => Number(execFileSync("id", [what, name], { stdio: "pipe" }).toString());
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return null;
  }
}
