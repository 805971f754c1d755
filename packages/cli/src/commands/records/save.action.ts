import { httpMessages } from '@evergreen/core/http';
import { err, ok, parseJson, sameText, type LocalizedText, type Result, whenFacts } from '@evergreen/core/kernel';
import {
  createRecordForm,
  rightsEndedInForm,
  type RecordFormFacts,
  type RecordFormMode,
} from '@evergreen/core/records/form';
import { formFields, isOffered, type FieldValue, type Resource, type ResourceRow } from '@evergreen/core/resources';
import { askLosses, rightsLosses, type RightsLosses } from '@evergreen/core/access/rights-losses';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { printLosses } from '../access/rights-losses.ts';
import { saveMessages as messages } from './save.messages.ts';

export interface SaveOptions {
  readonly set?: readonly string[];
  readonly ifVersion?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

type TypedValues = readonly (readonly [key: string, value: FieldValue])[];

/** Add records: one of `--set`, or one for each line of standard input. They are checked as in the form, one after the other. */
export async function addRecords(context: CommandContext, name: string, options: SaveOptions): Promise<ExitCode> {
  const resource = savedResource(name, 'add');
  const records = resource.ok ? await typedRecords(context, resource.value, options) : resource;
  if (!resource.ok || !records.ok) return refuse(context, records);
  return withSession(context, async (session) => {
    for (const values of records.value) {
      const code = await save(context, session, { resource: resource.value, mode: { kind: 'add' }, values }, options);
      if (code !== 0) return code;
    }
    return 0;
  });
}

/**
 * Change one record, as its form does: what others changed meanwhile is kept, and a field that both changed stops it. Where people lose
 * permissions by it, they are named, and it is done with `--yes` alone.
 */
export async function editRecord(
  context: CommandContext,
  name: string,
  id: string,
  options: SaveOptions,
): Promise<ExitCode> {
  const resource = savedResource(name, 'edit');
  const records = resource.ok ? await typedRecords(context, resource.value, options) : resource;
  if (!resource.ok || !records.ok) return refuse(context, records);
  const values = records.value.flat();
  return withSession(context, (session) =>
    save(context, session, { resource: resource.value, mode: { kind: 'edit', id }, values }, options),
  );
}

function refuse({ complain }: CommandContext, refused: Result<unknown, LocalizedText>): ExitCode {
  if (!refused.ok) complain(refused.error);
  return 2;
}

function savedResource(name: string, action: 'add' | 'edit'): Result<Resource, LocalizedText> {
  const named = resourceNamed(name);
  if (!named.ok || isOffered(named.value, action)) return named;
  return err(messages.notOffered(named.value.title));
}

async function typedRecords(
  { io }: CommandContext,
  resource: Resource,
  { set }: SaveOptions,
): Promise<Result<readonly TypedValues[], LocalizedText>> {
  const known = formFields(resource).map(([key]) => key);
  if (set !== undefined) {
    const pairs = set.map((pair) => [pair.slice(0, Math.max(0, pair.indexOf('='))), pair] as const);
    const unknown = pairs.find(([key]) => !known.includes(key));
    if (unknown !== undefined) return err(messages.unknownField(unknown[1], known.join(', ')));
    return ok([pairs.map(([key, pair]) => [key, pair.slice(key.length + 1)] as const)]);
  }
  const lines = (await io.readInput()).split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return err(messages.nothingToDo);
  const records: TypedValues[] = [];
  for (const [index, line] of lines.entries()) {
    const values = objectIn(line);
    if (values === undefined) return err(messages.unreadable(index + 1));
    const unknown = values.find(([key]) => !known.includes(key));
    if (unknown !== undefined) return err(messages.unknownField(unknown[0], known.join(', ')));
    records.push(values);
  }
  return ok(records);
}

/** The fields of a JSON object of texts, numbers and nulls; undefined for any other text. */
function objectIn(line: string): TypedValues | undefined {
  const parsed = parseJson(line);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return undefined;
  const entries = Object.entries(parsed.value).map(([key, value]: [string, unknown]) =>
    value === null || typeof value === 'string' || typeof value === 'number' ? ([key, value] as const) : undefined,
  );
  const values = entries.filter((entry) => entry !== undefined);
  return values.length === entries.length ? values : undefined;
}

interface Saving {
  readonly resource: Resource;
  readonly mode: RecordFormMode;
  readonly values: TypedValues;
}

async function save(
  context: CommandContext,
  { core, notices, fail, visible }: SignedIn,
  { resource: described, mode, values }: Saving,
  { ifVersion, dryRun = false, yes = false, json = false }: SaveOptions,
): Promise<ExitCode> {
  const resource = visible(described);
  const hidden = values.find(([key]) => !Object.hasOwn(resource.fields, key))?.[0];
  if (hidden !== undefined) {
    context.complain(messages.notPermitted(described.fields[hidden]?.label ?? sameText(hidden)));
    return 1;
  }
  const form = core.open((page) => createRecordForm({ ...page, resource, mode }));
  let saved: ResourceRow | null = null;
  form.on((emitted) => {
    if (emitted.type === 'form.saved') saved = emitted.row;
  });
  try {
    const opened = await whenFacts(form, ({ status }) => status !== 'loading');
    if (opened.status === 'failed') return fail(opened.failure ?? httpMessages.unreachable);
    const present = String(opened.row?.version ?? '');
    if (ifVersion !== undefined && ifVersion !== present) {
      context.complain(messages.overtaken(present));
      return 1;
    }
    for (const [key, value] of values) form.send({ type: 'value.change', key, value: value === '' ? null : value });
    for (const [key] of formFields(resource)) form.send({ type: 'value.leave', key });
    const errors = tellErrors(context, resource, form.facts());
    if (errors > 0) return 2;
    if (dryRun) {
      const losses = await lossesOf(core, resource, form.facts());
      if (losses !== null && !json) printLosses(context, losses);
      context.print(
        json
          ? printableJson({ isDryRun: true, values: form.facts().values, ...(losses === null ? {} : { losses }) })
          : messages.possible[context.locale],
      );
      return 0;
    }
    form.send({ type: 'form.submit' });
    const asked = await whenFacts(form, ({ status }) => status !== 'saving');
    if (asked.losses !== null) {
      if (!json) printLosses(context, asked.losses);
      else if (!yes) context.print(printableJson({ isSaved: false, losses: asked.losses }));
      if (!yes) {
        context.complain(messages.needsYes);
        return 2;
      }
      form.send({ type: 'losses.confirm' });
    }
    const ended = await whenFacts(form, ({ status }) => status !== 'saving');
    if (saved !== null) {
      context.print(
        json ? printableJson(saved) : printable((notices.at(-1)?.text ?? resource.singular)[context.locale]),
      );
      return 0;
    }
    if (ended.status === 'resolving') {
      const labels = (ended.conflict?.fields ?? []).map(({ label }) => label);
      context.complain(messages.conflicting(joined(labels)));
      return 1;
    }
    return tellErrors(context, resource, ended) > 0 ? 1 : fail(notices.at(-1)?.text ?? httpMessages.unreachable);
  } finally {
    form.dispose();
  }
}

/** Who loses permissions by a save of the form; null where nothing is taken from anybody. */
async function lossesOf(
  core: SignedIn['core'],
  resource: Resource,
  { row, values }: RecordFormFacts,
): Promise<RightsLosses | null> {
  const ending = rightsEndedInForm(resource, row, values);
  return ending === undefined ? null : rightsLosses(await askLosses(core.client, ending));
}

function tellErrors(context: CommandContext, resource: Resource, { errors }: RecordFormFacts): number {
  const wrong = Object.entries(errors);
  for (const [key, error] of wrong) {
    const label = resource.fields[key]?.label;
    if (label !== undefined) context.complain(messages.wrong(label, error));
  }
  return wrong.length;
}

function joined(labels: readonly LocalizedText[]): LocalizedText {
  return {
    'zh-CN': labels.map((label) => label['zh-CN']).join('、'),
    'en-US': labels.map((label) => label['en-US']).join(', '),
  };
}
