import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { codeOf } from './system-error.ts';

export interface LivingProcess {
  /** Start time in an opaque system format; distinguishes it from a later process with the same id. */
  readonly startedAt: string | undefined;
}

/** Return the process with this id, or `undefined` when it has ended. */
export type FindProcess = (processId: number) => Promise<LivingProcess | undefined>;

export const findProcess: FindProcess = async (processId) => {
  if (!hasNumber(processId)) return undefined;
  return process.platform === 'linux' ? findOnLinux(processId) : { startedAt: await startByPs(processId) };
};

function hasNumber(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Fields 3 (state) and 22 (ticks since the machine's start) of /proc/<pid>/stat, proc_pid_stat(5). The second field, the
 * command, may hold blanks and brackets. Ticks repeat after the machine starts again, so its boot is part of the time.
 */
async function findOnLinux(processId: number): Promise<LivingProcess | undefined> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[3 - 3], fields[22 - 3]];
    // A killed process stays in the process table as a zombie until its parent waits for it.
    if (state === 'Z' || state === 'X') return undefined;
    return { startedAt: ticks === undefined ? undefined : `${boot.trim()}/${ticks}` };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : { startedAt: undefined };
  }
}

async function startByPs(processId: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(processId)], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
