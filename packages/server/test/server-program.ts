import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server as its program. */
export interface ProgramRun {
  readonly child: ChildProcess;
  /** What it had written when it ended, and how it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

/** @param variables of its environment, beside those of the test but for the database and the port */
export function launchServer(words: readonly string[], variables: Readonly<Record<string, string>> = {}): ProgramRun {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const { DATABASE_URL: _url, PORT: _port, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts', ...words], {
    cwd: folder,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({
    code: typeof code === 'number' ? code : null,
    stdout,
    stderr,
  }));
  return { child, ended };
}

/** The line that it prints for programs once it serves; rejects with what it complained of where it ended before. */
export function announcedLine({ child, ended }: ProgramRun): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
    void ended.then(({ stderr }) => reject(new Error(`The server did not start: ${stderr}`)));
  });
}
