import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What the operator's commands leave in a data folder, so that nobody works on what is no platform: half of a restored one, or one that lives
 * in PostgreSQL by now. Each is a file with a sentence for who looks into the folder.
 */
export const FOLDER_NOTES = {
  unfinishedRestore: 'unfinished-restore',
  moved: 'moved-to-postgresql',
} as const;
export type FolderNote = keyof typeof FOLDER_NOTES;

const place = (folder: string, note: FolderNote) => join(folder, FOLDER_NOTES[note]);

export const hasFolderNote = (folder: string, note: FolderNote): boolean => existsSync(place(folder, note));

/** Its lines; undefined where there is none. */
export const readFolderNote = async (folder: string, note: FolderNote): Promise<readonly string[] | undefined> =>
  hasFolderNote(folder, note) ? (await readFile(place(folder, note), 'utf8')).trimEnd().split('\n') : undefined;

export const removeFolderNote = (folder: string, note: FolderNote): Promise<void> =>
  rm(place(folder, note), { force: true });

/** On the disk before anything else is done. */
export const writeFolderNote = (folder: string, note: FolderNote, text: string): Promise<void> =>
  writeFile(place(folder, note), `${text}\n`, { mode: 0o600, flush: true });
