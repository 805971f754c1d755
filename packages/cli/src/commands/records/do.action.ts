import { actionObstacle, actionOf, askedFields, calledActions, type Resource } from '@evergreen/core/resources';
import { httpMessages } from '@evergreen/core/http';
import { err, ok, sameText, type LocalizedText, type Result, whenFacts } from '@evergreen/core/kernel';
import { codeTexts, createRecordActions } from '@evergreen/core/records/actions';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { resourceNamed } from '../../resource-argument.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { doMessages as messages } from './do.messages.ts';
import { readRecord } from './show.action.ts';

export interface DoWords {
  readonly resource: string;
  readonly action: string;
  /** Read from standard input if there are none. */
  readonly ids: readonly string[];
}

export interface DoOptions {
  readonly set?: readonly string[];
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

interface Task {
  readonly resource: Resource;
  readonly action: string;
  readonly ids: readonly string[];
  readonly answers: readonly (readonly [key: string, value: string])[];
}

interface Refused {
  readonly id: string;
  readonly reason: LocalizedText;
}

/** Do an action to records, or with `--dry-run` only decide whether it is possible. */
export async function doAction(context: CommandContext, words: DoWords, options: DoOptions): Promise<ExitCode> {
  const task = await taskOf(context, words, options);
  if (!task.ok) {
    context.complain(task.error);
    return 2;
  }
  return withSession(context, (session) =>
    options.dryRun === true
      ? decide(context, session, task.value, options)
      : act(context, session, task.value, options),
  );
}

async function taskOf(
  { io }: CommandContext,
  words: DoWords,
  options: DoOptions,
): Promise<Result<Task, LocalizedText>> {
  const named = resourceNamed(words.resource);
  if (!named.ok) return named;
  const resource = named.value;
  const known = calledActions(resource).map(([key]) => key);
  if (!known.includes(words.action)) return err(messages.unknownAction(resource.title, words.action, known.join(', ')));
  const asked = askedFields(resource, words.action).map(({ key }) => key);
  const answers: [string, string][] = [];
  for (const pair of options.set ?? []) {
    const middle = pair.indexOf('=');
    const key = pair.slice(0, Math.max(0, middle));
    if (!asked.includes(key)) return err(messages.wrongAnswer(pair, asked.join(', ')));
    answers.push([key, pair.slice(middle + 1)]);
  }
  if (actionOf(resource, words.action).on === 'list') {
    if (words.ids.length > 0) return err(messages.noIdsWanted);
    return ok({ resource, action: words.action, ids: [], answers });
  }
  const typed = words.ids.length > 0 ? words.ids : (await io.readInput()).split('\n');
  const ids = [...new Set(typed.map((id) => id.trim()).filter((id) => id !== ''))];
  return ids.length === 0 ? err(messages.noIds) : ok({ resource, action: words.action, ids, answers });
}

async function act(
  context: CommandContext,
  { core, notices, fail }: SignedIn,
  { resource, action, ids, answers }: Task,
  { yes = false, json = false }: DoOptions,
): Promise<ExitCode> {
  const actions = core.open((page) => createRecordActions({ ...page, resource }));
  let isDone = false;
  actions.on((emitted) => {
    if (emitted.type === 'rows.changed') isDone = true;
  });
  try {
    actions.send({ type: 'action.start', action, rows: ids.map((id) => ({ id, name: '' })) });
    const { confirmation } = actions.facts();
    if (confirmation !== null) {
      const isQuestion = confirmation.isDanger || confirmation.text !== null || confirmation.questions.length === 0;
      if (!yes && isQuestion) {
        context.complain(messages.needsYes(confirmation.title));
        return 2;
      }
      for (const [key, value] of answers) actions.send({ type: 'answer.change', key, value });
      actions.send({ type: 'action.confirm' });
      const wrong = (actions.facts().confirmation?.questions ?? []).flatMap(({ error }) => error ?? []);
      for (const error of wrong) context.complain(error);
      if (wrong.length > 0) return 2;
    }
    const { refusal, undo } = await whenFacts(actions, ({ status }) => status === 'idle' || status === 'refused');
    if (refusal !== null)
      return refuse(
        context,
        refusal.message,
        refusal.rows.map(({ id, reason }) => ({ id, reason: sameText(reason) })),
        json,
      );
    const said = undo?.text ?? notices.at(-1)?.text;
    if (!isDone) return fail(said ?? httpMessages.unreachable);
    context.print(json ? printableJson({ action, ids }) : printable((said ?? sameText(''))[context.locale]));
    return 0;
  } finally {
    actions.dispose();
  }
}

/** Reads every record and decides as the server will; what changes in between is the server's to refuse. */
async function decide(
  context: CommandContext,
  { core, fail }: SignedIn,
  { resource, action, ids }: Task,
  { json = false }: DoOptions,
): Promise<ExitCode> {
  const refused: Refused[] = [];
  const actions = core.open((page) => createRecordActions({ ...page, resource }));
  const judge = { textOf: codeTexts(core.auth.facts().dictionaries), context: actions.facts().context };
  actions.dispose();
  for (const id of ids) {
    const row = await readRecord(core, resource, id);
    if (!row.ok) return fail(row.error);
    const obstacle = actionObstacle(resource, action, row.value, judge);
    if (obstacle !== null) refused.push({ id, reason: obstacle });
  }
  if (refused.length > 0) return refuse(context, null, refused, json);
  const { locale } = context;
  context.print(json ? printableJson({ action, ids, isDryRun: true }) : messages.possible(ids.length)[locale]);
  return 0;
}

function refuse(
  context: CommandContext,
  message: LocalizedText | null,
  refused: readonly Refused[],
  json: boolean,
): ExitCode {
  const { locale } = context;
  if (json)
    context.print(printableJson({ refused: refused.map(({ id, reason }) => ({ id, reason: reason[locale] })) }));
  else {
    if (message !== null) context.complain(message);
    for (const { id, reason } of refused) context.complain(messages.refused(id, reason));
  }
  return 1;
}
