import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import type { TransferProgress } from '../../../../ports/index.ts';
import type { CellValue } from '../cell.types.ts';
import { shownName } from './shown-name.ts';
import { formatPaths, parsePaths } from './stored-paths.ts';
import type { CellFile, ChosenFile, ShownFile } from './upload-cell.types.ts';
import type { UploadRules } from './upload-rules.ts';
import { uploadMessages as messages } from './upload.messages.ts';

/** Files of a cell in order. */
export interface CellFiles {
  readonly files: readonly CellFile[];
  /** Number of the next file's id. */
  readonly nextId: number;
}

/** Stored files of a cell value. */
export function filesOf(value: CellValue, nextId = 1): CellFiles {
  const files = parsePaths(value).map((path, index): CellFile => ({
    id: `file-${nextId + index}`,
    name: path.slice(path.lastIndexOf('/') + 1),
    status: 'done',
    percent: 100,
    path,
    message: null,
    content: null,
  }));
  return { files, nextId: nextId + files.length };
}

/** Filter the selected files by the column's limit and kind, with messages about rejected ones. */
export function admitted(
  { files }: CellFiles,
  { limit, isPicturesOnly }: UploadRules,
  chosen: readonly ChosenFile[],
): { readonly taken: readonly ChosenFile[]; readonly refusals: readonly LocalizedText[] } {
  const taken: ChosenFile[] = [];
  const refusals: LocalizedText[] = [];
  for (const file of chosen) {
    if (isPicturesOnly && !file.content.type.includes('image')) refusals.push(messages.pictureOnly);
    else if (limit !== null && files.length + taken.length >= limit) refusals.push(messages.limit(limit, file.name));
    else taken.push(file);
  }
  return { taken, refusals };
}

/** Append files to upload. */
export function withChosen({ files, nextId }: CellFiles, chosen: readonly ChosenFile[]): CellFiles {
  const added = chosen.map(({ name, content }, index): CellFile => ({
    id: `file-${nextId + index}`,
    name,
    status: 'uploading',
    percent: 0,
    path: '',
    message: null,
    content,
  }));
  return { files: [...files, ...added], nextId: nextId + added.length };
}

/** Files added since an earlier state. */
export function filesSince({ files }: CellFiles, { nextId }: CellFiles): readonly CellFile[] {
  return files.filter(({ id }) => Number(id.slice('file-'.length)) >= nextId);
}

function withFile(state: CellFiles, id: string, status: CellFile['status'], change: Partial<CellFile>): CellFiles {
  return {
    ...state,
    files: state.files.map((file) => (file.id === id && file.status === status ? { ...file, ...change } : file)),
  };
}

/** Upload progress in whole percent; 0 if the total is unknown. */
function percentOf({ loaded, total }: TransferProgress): number {
  return total === null || total <= 0 ? 0 : Math.min(100, Math.floor((loaded / total) * 100));
}

/** Whether to show this progress: it never decreases. */
export function isAhead({ files }: CellFiles, id: string, progress: TransferProgress): boolean {
  return files.some((file) => file.id === id && file.percent < percentOf(progress));
}

export function withProgress(state: CellFiles, id: string, progress: TransferProgress): CellFiles {
  return withFile(state, id, 'uploading', { percent: percentOf(progress) });
}

export function withUploadAnswer(state: CellFiles, id: string, answer: Result<string, LocalizedText>): CellFiles {
  return answer.ok
    ? withFile(state, id, 'uploading', { status: 'done', percent: 100, path: answer.value, content: null })
    : withFile(state, id, 'uploading', { status: 'error', message: answer.error });
}

export function withCancelled(state: CellFiles, id: string): CellFiles {
  return withFile(state, id, 'uploading', { status: 'error', message: messages.cancelled });
}

export function withRetried(state: CellFiles, id: string): CellFiles {
  return withFile(state, id, 'error', { status: 'uploading', percent: 0, message: null });
}

export function withoutFile(state: CellFiles, id: string): CellFiles {
  return { ...state, files: state.files.filter((file) => file.id !== id) };
}

/** Replace the stored files by those of the value, in order; uploading and failed ones follow. */
export function withUploadValue(state: CellFiles, value: CellValue): CellFiles {
  if (formatPaths(storedPaths(state)) === formatPaths(parsePaths(value))) return state;
  const stored = filesOf(value, state.nextId);
  return { files: [...stored.files, ...state.files.filter(({ status }) => status !== 'done')], nextId: stored.nextId };
}

function storedPaths({ files }: CellFiles): readonly string[] {
  return files.filter(({ status }) => status === 'done').map(({ path }) => path);
}

export function areAllDone({ files }: CellFiles): boolean {
  return files.every(({ status }) => status === 'done');
}

/** Cell value once every file is stored. */
export function heldValue(state: CellFiles): string | null {
  return formatPaths(storedPaths(state));
}

export function shownFile(file: CellFile): ShownFile {
  return { ...file, label: shownName(file.name), tooltip: tooltipOf(file) };
}

function tooltipOf({ status, percent }: CellFile): LocalizedText {
  if (status === 'uploading') return messages.going(percent);
  return status === 'done' ? messages.done : messages.failed;
}
