import type { LocalizedText } from '../../../kernel/index.ts';
import type { TransferProgress } from '../../../ports/index.ts';
import { shownName } from './shown-name.ts';
import { formatPaths, parsePaths } from './stored-paths.ts';
import type {
  ChosenFile,
  FileEntry,
  ListedFile,
  ShownFile,
  UploadListFacts,
  UploadListRules,
  UploadNote,
  UploadOutcome,
} from './upload-list.types.ts';
import { uploadMessages as messages } from './upload.messages.ts';

const MEGABYTE = 1024 * 1024;

/** Files of a list in order. */
export interface UploadFiles {
  readonly files: readonly ListedFile[];
  /** Number of the next file's id. */
  readonly nextId: number;
}

const idle = { message: null, note: null, report: null, content: null } as const;

/** Stored files of a value: comma-separated paths, or entries. */
export function filesOf(value: unknown, nextId = 1): UploadFiles {
  const files = entriesIn(value).map(({ fileName, filePath, fileSize }, index): ListedFile => ({
    ...idle,
    id: `file-${nextId + index}`,
    name: fileName,
    status: 'done',
    percent: 100,
    path: filePath,
    size: fileSize,
  }));
  return { files, nextId: nextId + files.length };
}

function entriesIn(value: unknown): readonly FileEntry[] {
  if (!Array.isArray(value))
    return parsePaths(value).map((path) => ({ fileName: nameIn(path), filePath: path, fileSize: null }));
  return value.flatMap((one: unknown) => {
    const entry: Readonly<Record<string, unknown>> = typeof one === 'object' && one !== null ? { ...one } : {};
    const { fileName, filePath, fileSize } = entry;
    if (typeof filePath !== 'string' || filePath === '') return [];
    return [
      {
        fileName: typeof fileName === 'string' && fileName !== '' ? fileName : nameIn(filePath),
        filePath,
        fileSize: typeof fileSize === 'number' ? fileSize : null,
      },
    ];
  });
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Filter the selected files by limit, kind and size, with messages about rejected ones. */
export function admitted(
  { files }: UploadFiles,
  rules: UploadListRules,
  chosen: readonly ChosenFile[],
): { readonly taken: readonly ChosenFile[]; readonly refusals: readonly LocalizedText[] } {
  const { limit, overflow } = rules;
  const taken: ChosenFile[] = [];
  const refusals: LocalizedText[] = [];
  for (const file of chosen) {
    const refusal = refusalOf(file, rules);
    const isFull = overflow === 'refuse' && limit !== null && files.length + taken.length >= limit;
    if (refusal !== null) refusals.push(refusal);
    else if (isFull) refusals.push(messages.limit(limit, file.name));
    else taken.push(file);
  }
  return { taken, refusals };
}

function refusalOf({ name, content }: ChosenFile, { accepts, largest }: UploadListRules): LocalizedText | null {
  if (accepts !== 'any' && !content.type.includes(accepts))
    return accepts === 'image' ? messages.pictureOnly : messages.videoOnly;
  return largest !== null && content.size > largest ? messages.tooLarge(name, Math.floor(largest / MEGABYTE)) : null;
}

/** Append files to upload; where only the last ones are kept, those before them go. */
export function withChosen(
  { files, nextId }: UploadFiles,
  chosen: readonly ChosenFile[],
  { limit, overflow }: Pick<UploadListRules, 'limit' | 'overflow'>,
): UploadFiles {
  const added = chosen.map(({ name, content, modifiedAt }, index): ListedFile => ({
    ...idle,
    id: `file-${nextId + index}`,
    name,
    status: 'uploading',
    percent: 0,
    path: '',
    size: content.size,
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
    content,
  }));
  const all = [...files, ...added];
  return {
    files: overflow === 'keepLast' && limit !== null ? all.slice(-limit) : all,
    nextId: nextId + added.length,
  };
}

/** Files added since an earlier state. */
export function filesSince({ files }: UploadFiles, { nextId }: UploadFiles): readonly ListedFile[] {
  return files.filter(({ id }) => Number(id.slice('file-'.length)) >= nextId);
}

/** Files of an earlier state that are gone. */
export function filesGone({ files }: UploadFiles, before: UploadFiles): readonly ListedFile[] {
  const left = new Set(files.map(({ id }) => id));
  return before.files.filter(({ id }) => !left.has(id));
}

function withFile(
  state: UploadFiles,
  id: string,
  status: ListedFile['status'],
  change: Partial<ListedFile>,
): UploadFiles {
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
export function isAhead({ files }: UploadFiles, id: string, progress: TransferProgress): boolean {
  return files.some((file) => file.id === id && file.percent < percentOf(progress));
}

export function withProgress(state: UploadFiles, id: string, progress: TransferProgress): UploadFiles {
  return withFile(state, id, 'uploading', { percent: percentOf(progress) });
}

export function withNote(state: UploadFiles, id: string, note: UploadNote | null): UploadFiles {
  return withFile(state, id, 'uploading', { note });
}

export function withUploadOutcome(state: UploadFiles, id: string, outcome: UploadOutcome): UploadFiles {
  return outcome.ok
    ? withFile(state, id, 'uploading', { ...idle, status: 'done', percent: 100, path: outcome.value.path })
    : withFile(state, id, 'uploading', { status: 'error', note: null, ...outcome.error });
}

export function withCancelled(state: UploadFiles, id: string): UploadFiles {
  return withFile(state, id, 'uploading', { status: 'error', note: null, message: messages.cancelled });
}

export function withRetried(state: UploadFiles, id: string): UploadFiles {
  return withFile(state, id, 'error', { status: 'uploading', percent: 0, message: null, report: null });
}

export function withoutFile(state: UploadFiles, id: string): UploadFiles {
  return { ...state, files: state.files.filter((file) => file.id !== id) };
}

/** Why a file cannot be moved: it is the first or the last one, or unknown; null if it can. */
export function moveRefusal({ files }: UploadFiles, id: string, by: -1 | 1): LocalizedText | null {
  const place = files.findIndex((file) => file.id === id);
  if (place === -1 || place + by < 0) return messages.isFirst;
  return place + by >= files.length ? messages.isLast : null;
}

/** Swap a file with its neighbour. */
export function withFileMoved(state: UploadFiles, id: string, by: -1 | 1): UploadFiles {
  const place = state.files.findIndex((file) => file.id === id);
  const neighbour = state.files[place + by];
  const moved = state.files[place];
  if (moved === undefined || neighbour === undefined) return state;
  const files = [...state.files];
  files[place] = neighbour;
  files[place + by] = moved;
  return { ...state, files };
}

/** Replace the stored files by those of the value, in order; uploading and failed ones follow. */
export function withUploadValue(state: UploadFiles, value: unknown): UploadFiles {
  const stored = filesOf(value, state.nextId);
  if (heldValue(state) === heldValue(stored)) return state;
  return { files: [...stored.files, ...state.files.filter(({ status }) => status !== 'done')], nextId: stored.nextId };
}

export function areAllDone({ files }: UploadFiles): boolean {
  return files.every(({ status }) => status === 'done');
}

/** Value once every file is stored: comma-separated paths, null if empty. */
export function heldValue({ files }: UploadFiles): string | null {
  return formatPaths(files.filter(({ status }) => status === 'done').map(({ path }) => path));
}

/** The same value as entries. */
export function heldEntries({ files }: UploadFiles): readonly FileEntry[] {
  return files.flatMap(({ status, name, path, size }) =>
    status === 'done' ? [{ fileName: name, filePath: path, fileSize: size }] : [],
  );
}

export function pendingUploads({ files }: UploadFiles): UploadListFacts['pending'] {
  if (files.some(({ status }) => status === 'uploading')) return 'running';
  return areAllDone({ files, nextId: 0 }) ? 'none' : 'failed';
}

export function shownFile(file: ListedFile): ShownFile {
  return {
    ...file,
    label: shownName(file.name),
    tooltip: tooltipOf(file),
    remark: file.note === null ? null : messages[file.note],
  };
}

function tooltipOf({ status, percent }: ListedFile): LocalizedText {
  if (status === 'uploading') return messages.going(percent);
  return status === 'done' ? messages.done : messages.failed;
}
