import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { checkEndpoints, checkRuleEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { serverCheckMachine, type CheckAnswer } from './duplicate-check.machine.ts';
import type { CheckedValue, ServerCheckEvent, ServerCheckFacts } from './duplicate-check.types.ts';

export type ServerCheckService = Service<ServerCheckFacts, ServerCheckEvent>;

export interface ServerCheckDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** A field whose value no other row may have; names as table and column have them. */
export interface DuplicateCheckDependencies extends ServerCheckDependencies {
  readonly tableName: string;
  readonly fieldName: string;
}

/** A field whose value follows a rule that staff maintain. */
export interface CodeRuleCheckDependencies extends ServerCheckDependencies {
  readonly ruleCode: string;
}

/** Asks the server whether a value is taken, once somebody stopped typing. Nothing is asked about an empty value. */
export function createDuplicateCheck({
  client,
  clock,
  tableName,
  fieldName,
}: DuplicateCheckDependencies): ServerCheckService {
  return createServerCheck(clock, ({ value, dataId }, signal) =>
    client.get(
      checkEndpoints.duplicate,
      { tableName, fieldName, fieldVal: value, ...(dataId === undefined ? {} : { dataId }) },
      { signal },
    ),
  );
}

/** The same about a value that has to be right by a code rule. */
export function createCodeRuleCheck({ client, clock, ruleCode }: CodeRuleCheckDependencies): ServerCheckService {
  return createServerCheck(clock, ({ value }, signal) =>
    client.get(checkRuleEndpoints.checkByCode, { ruleCode, value }, { signal }),
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
  // Nothing happens that the facts do not show.
  return { ...serviceFromActor(actor, serverCheckView), on: () => () => undefined };
}

function serverCheckView({ value, context }: SnapshotFrom<typeof serverCheckMachine>): ServerCheckFacts {
  return { status: value === 'waiting' || value === 'asking' ? 'checking' : value, problem: context.problem };
}
