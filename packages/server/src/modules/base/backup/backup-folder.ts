import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { days } from '@evergreen/core/kernel';

import { codeOf } from '../../../db/system-error.ts';
import { manifestOf } from './backup-file.ts';

const BACKUP = /^evergreen-(\d{4})(\d{2})(\d{2})-\d{6}\.tar\.gz$/u;
const DAYS_A_WEEK = 7;

/** Newest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  const names = (await namesIn(folder)).filter((name) => BACKUP.test(name));
  return names.toSorted((one, other) => (one < other ? 1 : -1));
}

export async function draftsIn(folder: string): Promise<readonly string[]> {
  return (await namesIn(folder)).filter((name) => name.startsWith('.evergreen-'));
}

/** Nothing where there is no folder yet. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** The last backup of each of the last `daily` days that have one, and of each of the last `weekly` weeks. `names`: newest first. */
export function keptBackups(names: readonly string[], daily: number, weekly: number): ReadonlySet<string> {
  const kept = new Set<string>();
  const keepBy = (most: number, periodOf: (day: number) => number): void => {
    const periods = new Set<number>();
    for (const name of names) {
      const period = periodOf(dayOf(name));
      if (periods.has(period)) continue;
      if (periods.size === most) return;
      periods.add(period);
      kept.add(name);
    }
  };
  keepBy(daily, (day) => day);
  // Weeks begin on Monday; 1 January 1970 was a Thursday.
  keepBy(weekly, (day) => Math.floor((day + 3) / DAYS_A_WEEK));
  return kept;
}

function dayOf(name: string): number {
  const [, year, month, day] = BACKUP.exec(name) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / days(1);
}

/** Removes backups with what describes them. */
export async function removeBackups(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rm(join(folder, name), { force: true });
    await rm(manifestOf(join(folder, name)), { force: true });
  }
}
