import type { Resource, ResourceValues, Weight } from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { valuesFromReferences } from './values/filled-values.ts';
import { createHookRunner } from './hook-runner.ts';
import type { HandledRows, HookOutcome, HookTools, ResourceHooks } from './resource-hooks.types.ts';
import { keepCounts } from './row-numbers.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import type { ResourceService } from './resource-service.types.ts';

export interface HookDependencies {
  readonly database: Pick<Database, 'orm' | 'afterCommit'>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly hooksOf: (resource: Resource) => ResourceHooks | undefined;
  readonly everyRowOf: (resource: Resource) => ResourceRepository;
  /** In the caller's reach. */
  readonly repositoryOf: (resource: Resource) => ResourceRepository;
  readonly serviceOf: (resource: string) => ResourceService;
}

/** A row as it is about to be written. */
export interface PreparedWrite {
  readonly before: StoredRow | undefined;
  readonly values: ResourceValues;
}

/** The hooks of a resource during one write; points without a hook let everything pass. */
export interface HookPoints {
  /** The values with what other rows fill in and the hook changed. */
  prepare(before: StoredRow | undefined, values: ResourceValues): HookOutcome<ResourceValues>;
  /**
   * The same of many rows, in their order; not where a hook has to see each row by itself. `tried` where nothing is written: the rows before
   * them that nothing refuses.
   */
  prepareMany(
    writes: readonly PreparedWrite[],
    tried?: readonly PreparedWrite[],
  ): Promise<readonly Result<ResourceValues, CallFailure>[]>;
  written(
    writes: readonly { readonly before: StoredRow | null; readonly after: StoredRow }[],
    how?: { readonly isBroughtBack: boolean },
  ): HookOutcome<LocalizedText | undefined>;
  removing(rows: readonly StoredRow[]): HookOutcome<undefined>;
  restoring(restore: { readonly rows: readonly StoredRow[]; readonly isUndo: boolean }): HookOutcome<undefined>;
  purging(rows: readonly StoredRow[]): HookOutcome<undefined>;
  /** Throws for an action without a hook (programming error). */
  handle(action: string, rows: readonly StoredRow[], asked: ResourceValues): HookOutcome<HandledRows>;
  /** Throws for an action without a hook (programming error). */
  weigh(action: string, row: StoredRow): HookOutcome<readonly Weight[]>;
  /** Whether every row is prepared by itself. */
  readonly isPrepared: boolean;
  /** Whether a hook has to see each row before the next is written. */
  readonly isEachByItself: boolean;
}

export function createHookPoints(resource: Resource, call: SignedInCall, dependencies: HookDependencies): HookPoints {
  const { database, clock, logger, hooksOf, everyRowOf, serviceOf } = dependencies;
  const hooks = hooksOf(resource) ?? {};
  const run = createHookRunner(resource, { clock, logger });
  const tools: HookTools = {
    call,
    clock,
    database,
    countHolding: (key, value) => everyRowOf(resource).countHolding(key, value),
    serviceOf,
    afterCommit: (work) =>
      database.afterCommit(() =>
        work().catch((error: unknown) =>
          logger.error('hook.afterCommit', { resource: resource.name, ...errorForLog(error) }),
        ),
      ),
  };
  const { prepareMany, writtenMany } = hooks;
  const preparedTogether: HookPoints['prepareMany'] = async (writes, tried) =>
    withPrepared(resource, writes, await valuesFromReferences(resource, writes, dependencies), (sound) =>
      run('prepareMany', async () => ok(await prepareMany?.(sound, tools, tried)), sound.length),
    );
  return {
    isPrepared: hooks.prepare !== undefined || prepareMany !== undefined,
    isEachByItself: hooks.prepare !== undefined || hooks.written !== undefined,
    async prepare(before, values) {
      const { prepare } = hooks;
      if (prepare === undefined) {
        const [prepared = ok(values)] = await preparedTogether([{ before, values }]);
        return prepared;
      }
      const [filled = ok(values)] = await valuesFromReferences(resource, [{ values }], dependencies);
      if (!filled.ok) return filled;
      const changed = await run('prepare', () => prepare({ before, values: filled.value }, tools));
      return changed.ok ? ok({ ...filled.value, ...withoutUndefined(changed.value) }) : changed;
    },
    prepareMany: preparedTogether,
    async written(writes, { isBroughtBack } = { isBroughtBack: false }) {
      const { written } = hooks;
      const counted = writes.map(({ before, after }) => ({ before: before ?? undefined, after }));
      await keepCounts(resource, counted, { database, call });
      if (writtenMany !== undefined) {
        const rows = counted.map(({ before, after: row }) => ({ before, row }));
        const follow = async () => {
          await writtenMany(rows, tools, { isBroughtBack });
          return ok(undefined);
        };
        return run('writtenMany', follow, rows.length);
      }
      if (written === undefined) return ok(undefined);
      return run('written', async () => {
        let told: LocalizedText | undefined;
        for (const { before, after } of writes)
          told = (await written({ before: before ?? undefined, row: after, isBroughtBack }, tools)) ?? told;
        return ok(told);
      });
    },
    async removing(rows) {
      const { removing } = hooks;
      const allowed = removing === undefined ? ok(undefined) : await run('removing', () => removing(rows, tools));
      if (!allowed.ok) return allowed;
      const counted = rows.map((before) => ({ before, after: undefined }));
      await keepCounts(resource, counted, { database, call });
      return allowed;
    },
    async restoring(restore) {
      const { restoring } = hooks;
      return restoring === undefined ? ok(undefined) : run('restoring', () => restoring(restore, tools));
    },
    async purging(rows) {
      const { purging } = hooks;
      return purging === undefined ? ok(undefined) : run('purging', () => purging(rows, tools));
    },
    ...actionPoints(resource, hooks, tools, run),
  };
}

function actionPoints(
  resource: Resource,
  hooks: ResourceHooks,
  tools: HookTools,
  run: ReturnType<typeof createHookRunner>,
): Pick<HookPoints, 'handle' | 'weigh'> {
  return {
    async handle(action, rows, asked) {
      const handler = hooks.actions?.[action];
      if (handler === undefined) throw new Error(`No hook handles "${action}" of "${resource.name}"`);
      return run(`actions.${action}`, () => handler(rows, asked, tools));
    },
    async weigh(action, row) {
      const weighs = hooks.weighs?.[action];
      if (weighs === undefined) throw new Error(`No hook weighs "${action}" of "${resource.name}"`);
      return run(`weighs.${action}`, async () => ok(await weighs(row, tools)));
    },
  };
}

type Prepared = readonly Result<ResourceValues, CallFailure>[];
type Answers = Awaited<ReturnType<NonNullable<ResourceHooks['prepareMany']>>>;

/** Filled rows with what the hook says of those that are not refused already; as they are filled where there is no hook. */
async function withPrepared(
  { name }: Resource,
  writes: Parameters<HookPoints['prepareMany']>[0],
  filled: Prepared,
  prepare: (sound: typeof writes) => HookOutcome<Answers | undefined>,
): Promise<Prepared> {
  const sound = filled.flatMap((values, place) =>
    values.ok ? [{ before: writes[place]?.before, values: values.value }] : [],
  );
  if (sound.length === 0) return filled;
  const together = await prepare(sound);
  if (!together.ok) return writes.map(() => err(together.error));
  if (together.value === undefined) return filled;
  const answers = together.value.values();
  return filled.map((values) => {
    if (!values.ok) return values;
    const changed = answers.next().value;
    if (changed === undefined) throw new Error(`prepareMany of "${name}" left a row out`);
    return changed.ok ? ok({ ...values.value, ...withoutUndefined(changed.value) }) : changed;
  });
}

function withoutUndefined(values: Readonly<Record<string, ResourceValues[string] | undefined>>): ResourceValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}
