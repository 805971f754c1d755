import { UPLOAD_LIMIT } from '@evergreen/core/contract';
import { httpMessages } from '@evergreen/core/http';
import { err, ok, sameText, type LocalizedText, type Result, whenFacts } from '@evergreen/core/kernel';
import type { FileContent } from '@evergreen/core/ports';
import { createRecordImport, type RecordImportFacts, type RecordImportService } from '@evergreen/core/records/transfer';
import {
  IMPORT_WRITES,
  importFieldsOf,
  isOffered,
  matchFieldsOf,
  plainHeading,
  type ImportWrites,
  type Resource,
} from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { fileContent } from '../../file-content.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { importCommandMessages as messages } from './import.messages.ts';
import { saveMessages } from './save.messages.ts';

/** As typed. */
export interface ImportOptions {
  readonly map?: readonly string[];
  readonly match?: string;
  readonly write?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

interface ImportTask {
  readonly resource: Resource;
  readonly name: string;
  readonly content: FileContent;
  /** Columns of the file that are these fields; null for one that is passed over. */
  readonly chosen: readonly (readonly [heading: string, key: string | null])[];
  /** Which rows of the list are changed by it; null for none, nothing for those that the resource says. */
  readonly by: string | null | undefined;
  readonly writes: ImportWrites | undefined;
}

/** Import the rows of a file, or with `--dry-run` only try them: the same steps as in the browser. */
export async function importRecords(
  context: CommandContext,
  name: string,
  file: string,
  options: ImportOptions,
): Promise<ExitCode> {
  const task = await importTask(context, name, file, options);
  if (!task.ok) {
    context.complain(task.error);
    return 2;
  }
  return withSession(context, async (session) => {
    const resource = session.visible(task.value.resource);
    const wizard = session.core.open((page) => createRecordImport({ ...page, resource }));
    try {
      return await walk(context, session, { wizard, task: { ...task.value, resource } }, options);
    } finally {
      wizard.dispose();
    }
  });
}

async function importTask(
  { io }: CommandContext,
  name: string,
  file: string,
  { map = [], match, write, dryRun = false, yes = false }: ImportOptions,
): Promise<Result<ImportTask, LocalizedText>> {
  const named = resourceNamed(name);
  if (!named.ok) return named;
  const resource = named.value;
  if (!isOffered(resource, 'import')) return err(saveMessages.notOffered(resource.title));
  const known = importFieldsOf(resource).map(([key]) => key);
  const chosen: [string, string | null][] = [];
  for (const pair of map) {
    const middle = pair.lastIndexOf('=');
    const key = pair.slice(middle + 1).trim();
    if (middle <= 0 || (key !== '' && !known.includes(key))) return err(messages.wrongMap(pair, known.join(', ')));
    chosen.push([pair.slice(0, middle).trim(), key === '' ? null : key]);
  }
  const matched = matchFieldsOf(resource).map(([key]) => key);
  if (match !== undefined && match !== '' && !matched.includes(match))
    return err(messages.wrongMatch(match, matched.join(', ')));
  const writes = IMPORT_WRITES.find((each) => each === write);
  if (write !== undefined && writes === undefined) return err(messages.wrongWrite(write, IMPORT_WRITES.join(', ')));
  const by = match === '' ? null : match;
  if (!dryRun && !yes) return err(messages.needsYes);
  const content = await fileContent(io, file, UPLOAD_LIMIT);
  if (!content.ok) return content;
  return ok({ resource, name: file.slice(file.lastIndexOf('/') + 1), content: content.value, chosen, by, writes });
}

interface ImportWalk {
  readonly wizard: RecordImportService;
  readonly task: ImportTask;
}

/** From the file over its columns to the rows that were tried, and on to the writing where that is asked for. */
async function walk(
  context: CommandContext,
  session: SignedIn,
  { wizard, task }: ImportWalk,
  { dryRun = false, json = false }: ImportOptions,
): Promise<ExitCode> {
  const { fail, notices } = session;
  wizard.send({ type: 'import.open' });
  wizard.send({ type: 'files.choose', files: [{ name: task.name, content: task.content }] });
  const read = await whenFacts(wizard, ({ status }) => status !== 'reading');
  if (read.status !== 'mapping') {
    // What is wrong with the file itself is seen before anything is sent.
    if (read.fileNames.length === 0) return refuse(context, read);
    return fail(read.problem ?? httpMessages.unreachable);
  }
  const unknown = mapColumns(wizard, task) ?? chooseMatching(wizard, task);
  if (unknown !== null) {
    context.complain(unknown);
    return 2;
  }
  const ignored = wizard.facts().columns.flatMap(({ key, heading }) => (key === null ? [heading] : []));
  const { headingRow } = wizard.facts();
  if (!json && headingRow > 1) context.complain(messages.headingsIn(headingRow));
  if (!json && ignored.length > 0) context.complain(messages.ignored(printable(ignored.join(', '))));
  wizard.send({ type: 'import.check', changes: [] });
  if (wizard.facts().status === 'mapping') return refuse(context, wizard.facts());
  const tried = await whenFacts(wizard, ({ status }) => status !== 'checking');
  if (tried.status === 'fixing') return refuseRows(context, task.resource, tried, json);
  if (tried.status !== 'ready') return fail(tried.problem ?? httpMessages.unreachable);
  const { total } = tried;
  if (dryRun) {
    context.print(json ? printableJson({ total, ignored, isDryRun: true }) : messages.possible(total)[context.locale]);
    return 0;
  }
  wizard.send({ type: 'import.write' });
  const ended = await whenFacts(wizard, ({ status }) => !['writing', 'checking'].includes(status));
  if (ended.status === 'fixing') return refuseRows(context, task.resource, ended, json);
  if (ended.status !== 'closed') return fail(ended.problem ?? messages.overtaken);
  const message = printable((notices.at(-1)?.text ?? sameText(''))[context.locale]);
  context.print(json ? printableJson({ total, ignored, message }) : message);
  return 0;
}

function refuse({ complain }: CommandContext, { problem }: RecordImportFacts): ExitCode {
  complain(problem ?? httpMessages.unreachable);
  return 2;
}

/** Chooses the fields of the named columns; what the file has no column for. */
function mapColumns(wizard: RecordImportService, { chosen }: ImportTask): LocalizedText | null {
  const { columns } = wizard.facts();
  for (const [heading, key] of chosen) {
    const column =
      columns.find((candidate) => candidate.heading.trim() === heading) ??
      columns.find((candidate) => plainHeading(candidate.heading) === plainHeading(heading));
    if (column === undefined)
      return messages.noHeading(heading, printable(columns.map((candidate) => candidate.heading).join(', ')));
    wizard.send({ type: 'column.map', place: column.place, key });
  }
  return null;
}

/** Chooses how rows of the list are found and which are written; why that cannot be. */
function chooseMatching(wizard: RecordImportService, { by, writes }: ImportTask): LocalizedText | null {
  if (by === undefined && writes === undefined) return null;
  wizard.send({
    type: 'matching.choose',
    ...(by === undefined ? {} : { by }),
    ...(writes === undefined ? {} : { writes }),
  });
  const { matching } = wizard.facts();
  if (by !== undefined && matching.by !== by) return messages.noMatchColumn(by ?? '');
  return writes === undefined || matching.writes === writes ? null : messages.noMatch(writes);
}

function refuseRows(
  context: CommandContext,
  { fields }: Resource,
  { total, wrong, wrongRows }: RecordImportFacts,
  json: boolean,
): ExitCode {
  const errors = wrongRows?.errors ?? [];
  if (json) {
    const refused = errors.map(({ row, key, message }) => ({ row, field: key, reason: message }));
    context.print(printableJson({ total, wrong, refused }));
    return 1;
  }
  context.complain(messages.refused(wrong, total));
  for (const { row, key, message } of errors) {
    const label = key === null ? null : (fields[key]?.label ?? sameText(key));
    context.complain(messages.wrongRow(row, label, printable(message)));
  }
  const told = new Set(errors.map(({ row }) => row)).size;
  if (told < wrong) context.complain(messages.moreRows(wrong - told));
  return 1;
}
