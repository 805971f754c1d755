import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { checkEndpoints, checkRuleEndpoints } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import { err, type Service } from '../../../../kernel/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import {
  dictionaryTextKey,
  resourceEndpoints,
  snakeCase,
  tableName,
  type Resource,
} from '../../../../resources/index.ts';
import { serviceFromActor } from '../../../../machine/index.ts';
import { recordFormMessages } from '../record-form.messages.ts';
import { serverCheckMachine, type CheckAnswer } from './duplicate-check.machine.ts';
import type { CheckedValue, ServerCheckEvent, ServerCheckFacts } from './duplicate-check.types.ts';

export type ServerCheckService = Service<ServerCheckFacts, ServerCheckEvent>;

export interface ServerCheckDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** A unique field, by database names of table and column. */
export interface DuplicateCheckDependencies extends ServerCheckDependencies {
  readonly tableName: string;
  readonly fieldName: string;
}

/** A field validated by a configurable rule. */
export interface CodeRuleCheckDependencies extends ServerCheckDependencies {
  readonly ruleCode: string;
}

/** Check on the server whether a value is taken, debounced. Skips empty values. A check that fails is no news: saving decides. */
export function createDuplicateCheck({
  client,
  clock,
  tableName: table,
  fieldName,
}: DuplicateCheckDependencies): ServerCheckService {
  return createServerCheck(clock, ({ value, dataId }, signal) =>
    client.call(checkEndpoints.duplicate, {
      query: { tableName: table, fieldName, fieldVal: value, ...(dataId === undefined ? {} : { dataId }) },
      signal,
      isQuiet: true,
    }),
  );
}

/** What the server is asked about a field that is unique among all rows; undefined for any other field. */
export function duplicateQuestion(
  resource: Resource,
  key: string,
): Pick<DuplicateCheckDependencies, 'tableName' | 'fieldName'> | undefined {
  return resource.fields[key]?.isUnique === true && resource.fields[key].type === 'text'
    ? { tableName: tableName(resource), fieldName: snakeCase(key) }
    : undefined;
}

/** The other field, with its value, within which a row is referred to once. */
export interface OnceCheckDependencies extends ServerCheckDependencies {
  readonly resource: Resource;
  readonly key: string;
  readonly within: { readonly key: string; readonly value: string };
}

/** Check whether a row refers to the chosen one already, and say in which state it is. A check that fails is no news: saving decides. */
export function createOnceCheck({ client, clock, resource, key, within }: OnceCheckDependencies): ServerCheckService {
  const { defaultSorter } = resource;
  const state = Object.keys(resource.fields).find((name) => resource.fields[name]?.type === 'state') ?? '';
  return createServerCheck(clock, async ({ value, dataId }, signal) => {
    const query = { pageNo: 1, pageSize: 2, ...defaultSorter, [key]: value, [within.key]: within.value };
    const answer = await client.call(resourceEndpoints(resource).list, { query, signal, isQuiet: true });
    const other = answer.ok ? answer.value.result.records.find(({ id }) => id !== dataId) : undefined;
    if (other === undefined) return answer;
    const text = recordFormMessages.thereAlready(resource.singular, String(other[dictionaryTextKey(state)] ?? ''));
    return err({ kind: 'found' as const, text });
  });
}

/** Check a value against a code rule on the server, debounced. */
export function createCodeRuleCheck({ client, clock, ruleCode }: CodeRuleCheckDependencies): ServerCheckService {
  return createServerCheck(clock, ({ value }, signal) =>
    client.call(checkRuleEndpoints.checkByCode, { query: { ruleCode, value }, signal }),
  );
}

function createServerCheck(
  clock: ClockPort,
  ask: (asked: CheckedValue, signal: AbortSignal) => Promise<CheckAnswer>,
): ServerCheckService {
  const machine = serverCheckMachine.provide({
    actors: { askServer: fromPromise<CheckAnswer, CheckedValue>(({ input, signal }) => ask(input, signal)) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  // Emits no events; its state is the whole interface.
  return { ...serviceFromActor(actor, serverCheckView), on: () => () => undefined };
}

function serverCheckView({ value, context }: SnapshotFrom<typeof serverCheckMachine>): ServerCheckFacts {
  return { status: value === 'waiting' || value === 'asking' ? 'checking' : value, problem: context.problem };
}
