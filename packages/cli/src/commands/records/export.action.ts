import { httpMessages } from '@evergreen/core/http';
import { err, mapResult, ok, type LocalizedText, type Result, whenFacts } from '@evergreen/core/kernel';
import { listColumns } from '@evergreen/core/records/list';
import type { FileContent } from '@evergreen/core/ports';
import { createRecordExport, type ExportedList } from '@evergreen/core/records/transfer';
import {
  EXPORT_FORMATS,
  exportColumns,
  isOffered,
  isRevealReason,
  type ExportFormat,
  type Resource,
} from '@evergreen/core/resources';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { exportMessages as messages } from './export.messages.ts';
import { listMessages } from './list.messages.ts';
import { listQueryFrom, type ListOptions } from './list-query.ts';
import { revealMessages } from './reveal.messages.ts';
import { saveMessages } from './save.messages.ts';
import { askedCondition, type AskedCondition } from './where-condition.ts';

/** As typed. */
export interface ExportOptions extends AskedCondition, Pick<ListOptions, 'search' | 'sort' | 'columns' | 'json'> {
  readonly out: string;
  readonly reason?: string;
}

interface ExportTask {
  readonly resource: Resource;
  readonly format: ExportFormat;
  readonly list: ExportedList;
}

/** Write the records that a list finds to a file, as the export of the browser does. */
export async function exportRecords(context: CommandContext, name: string, options: ExportOptions): Promise<ExitCode> {
  const task = exportTask(name, options, context.io.clock.now());
  if (!task.ok) {
    context.complain(task.error);
    return 2;
  }
  return withSession(context, (session) => download(context, session, task.value, options));
}

function exportTask(name: string, options: ExportOptions, now: number): Result<ExportTask, LocalizedText> {
  const named = resourceNamed(name);
  if (!named.ok) return named;
  const resource = named.value;
  if (!isOffered(resource, 'export')) return err(saveMessages.notOffered(resource.title));
  const format = EXPORT_FORMATS.find((ending) => options.out.toLowerCase().endsWith(`.${ending}`));
  if (format === undefined)
    return err(messages.wrongFile(options.out, EXPORT_FORMATS.map((ending) => `.${ending}`).join(', ')));
  if (options.reason !== undefined && !isRevealReason(options.reason)) return err(revealMessages.badReason);
  const { search, sort } = options;
  const query = listQueryFrom(resource, {
    ...(search === undefined ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
  });
  if (!query.ok) return query;
  const condition = askedCondition(resource, options, now);
  if (!condition.ok) return condition;
  return mapResult(exportedColumns(resource, options.columns), (shown) => ({
    resource,
    format,
    list: {
      query: { ...query.value, ...(condition.value === null ? {} : { condition: condition.value }) },
      selection: [],
      fixed: {},
      shown,
    },
  }));
}

/** The named columns in the order they are named; without names those that the list shows. */
function exportedColumns(resource: Resource, value: string | undefined): Result<readonly string[], LocalizedText> {
  const known = exportColumns(resource).map(({ key }) => key);
  if (value === undefined)
    return ok(listColumns(resource).flatMap(({ key, isHidden }) => (isHidden || !known.includes(key) ? [] : [key])));
  const names = [...new Set(value.split(',').map((name) => name.trim()))];
  return names.every((name) => known.includes(name))
    ? ok(names)
    : err(listMessages.wrongColumns(value, known.join(', ')));
}

async function download(
  context: CommandContext,
  { core, fail, visible }: SignedIn,
  { resource: described, format, list }: ExportTask,
  { out, columns, reason, json = false }: ExportOptions,
): Promise<ExitCode> {
  const resource = visible(described);
  const known = new Set(exportColumns(resource).map(({ key }) => key));
  const hidden = columns === undefined ? undefined : list.shown.find((key) => !known.has(key));
  if (hidden !== undefined) {
    context.complain(messages.hiddenColumn(described.fields[hidden]?.label ?? described.title));
    return 1;
  }
  const service = core.open((page) => createRecordExport({ ...page, resource }));
  const received: FileContent[] = [];
  service.on((emitted) => {
    if (emitted.type === 'file.received') received.push(emitted.content);
  });
  try {
    service.send({ type: 'export.open', list });
    service.send({ type: 'format.choose', format });
    if (reason !== undefined) {
      if (!service.facts().mayReveal) {
        context.complain(messages.mayNotReveal);
        return 1;
      }
      service.send({ type: 'reveal.choose', isRevealed: true });
      service.send({ type: 'reason.type', reason });
    }
    service.send({ type: 'export.start' });
    const { failure, problem } = await whenFacts(service, ({ status }) => status !== 'running');
    const [content] = received;
    if (content === undefined) return fail(failure ?? problem ?? httpMessages.unreachable);
    return await store(
      context,
      { file: out, format, json, columns: list.shown.filter((key) => known.has(key)) },
      content,
    );
  } finally {
    service.dispose();
  }
}

interface StoredExport {
  readonly file: string;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly json: boolean;
}

async function store(
  { io, locale, complain, print }: CommandContext,
  { json, ...written }: StoredExport,
  content: FileContent,
): Promise<ExitCode> {
  const { file } = written;
  try {
    await io.writeFile(file, new Uint8Array(await content.arrayBuffer()));
  } catch (problem) {
    complain(messages.unwritable(file, problem instanceof Error ? problem.message : String(problem)));
    return 1;
  }
  print(
    json ? printableJson({ ...written, bytes: content.size }) : printable(messages.saved(file, content.size)[locale]),
  );
  return 0;
}
