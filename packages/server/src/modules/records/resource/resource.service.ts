import {
  fieldPermission,
  formFields,
  isTenantScoped,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type Locale, type LocalizedText } from '@evergreen/core/kernel';
import { normaliseAnswers } from '@evergreen/core/validation/validators';

import type { Database } from '../../../db/index.ts';
import type { StoredChanges } from '../../../db/schema/index.ts';
import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { HistoryRepository } from '../history/history.repository.ts';
import type { RecordLog, WriteCause } from '../history/record-log.ts';
import { addRowsTogether, editRowsTogether } from './rows-together.ts';
import { createChildRows } from './child-rows.ts';
import { checkRows } from './check-rows.ts';
import { editedRowValues, newRowValues } from './values/row-values.ts';
import { withCleanHtml } from './values/storable-html.ts';
import type { ConditionContextOf } from './conditions/condition-context.ts';
import type { MaskedSearches } from './conditions/masked-searches.ts';
import { actOnRows, writtenRows } from './resource-action.ts';
import { undoAction } from './resource-undo-action.ts';
import { undoRemoval } from './resource-undo.ts';
import { unofferedChoice } from './values/offered-choices.ts';
import { takenValue } from './values/taken-values.ts';
import type { TellDecision } from './tell-decision.types.ts';
import { brokenAnswers, usedElsewhere } from './resource-refusals.ts';
import { unpermittedValue } from './field-rights.ts';
import { listRows } from './list-rows.ts';
import { referredColumns } from './referred-columns.ts';
import { purgeRows, restoreRows } from './resource-bin.ts';
import type { ResourceService } from './resource-service.types.ts';
import { resourceMessages } from './resource.messages.ts';
import {
  createHookPoints,
  type HookDependencies,
  type HookPoints,
  type PreparedWrite,
} from './resource-hook-points.ts';
import type { StoredRow, Writer } from './resource.repository.ts';
import { refuseCycle } from './tree-rows.ts';
import { setSecrets } from '../history/row-changes.ts';
import { unreachableReference } from './values/unreachable-references.ts';
import { withChoiceTexts, type ChoiceSources } from './values/choice-texts.ts';

export interface ResourceDependencies extends ChoiceSources, Omit<HookDependencies, 'database'> {
  /** Why the resource cannot be written, in the transaction of a write: it is stored, and another one by now. */
  readonly refusal: (resource: Resource) => Promise<CallFailure | undefined>;
  readonly database: Database;
  /** Has to be told of every written row. */
  readonly recordLog: RecordLog;
  readonly tellDecision: TellDecision;
  readonly history: Pick<HistoryRepository, 'writtenBy'>;
  /** The stored files that rows name. */
  readonly rowFiles: RowFiles;
  /** Variables of conditions. */
  readonly contextOf: ConditionContextOf;
  readonly admitMasked: MaskedSearches['admit'];
}

interface SavedRow {
  readonly id: string;
  readonly before: StoredRow | null;
  readonly cause: WriteCause;
  readonly message: LocalizedText;
  /** Done to its sub-rows. */
  readonly childChanges: StoredChanges;
}

const business = (message: LocalizedText): CallFailure => ({ kind: 'business', message });

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over the same dependencies
export function createResourceService(resource: Resource, dependencies: ResourceDependencies): ResourceService {
  const { database, directory, clock, everyRowOf, repositoryOf, recordLog, rowFiles, visibleTo } = dependencies;
  const repository = repositoryOf(resource);
  const children = createChildRows(resource, dependencies);
  const writerOf = (call: SignedInCall): Writer => ({
    username: call.caller.username,
    tenantId: call.tenantId,
    now: clock.now(),
  });

  async function shownRow(id: string, locale: Locale): Promise<ResourceRow | undefined> {
    const row = await repository.find(id, await referredColumns(resource, undefined, repositoryOf));
    const [shown] = await withChoiceTexts(resource, row === undefined ? [] : [row], locale, dependencies);
    return shown;
  }

  const isReadOnlyIn = ({ tenantId }: SignedInCall) => tenantId !== 0 && !isTenantScoped(resource);

  /** Runs a write with its hooks; a value that another row has already becomes a sentence. */
  async function write<Answer>(
    values: ResourceValues,
    call: SignedInCall,
    work: (hooks: HookPoints) => Promise<CallOutcome<Answer>>,
  ): Promise<CallOutcome<Answer>> {
    if (isReadOnlyIn(call)) return err(business(resourceMessages.platformOnly));
    const hooks = createHookPoints(resource, call, dependencies);
    try {
      return await transactOutcome(database, async () => {
        const refused = await dependencies.refusal(resource);
        return refused === undefined ? work(hooks) : err(refused);
      });
    } catch (error) {
      const taken = takenValue(resource, values, error);
      if (taken === undefined) throw error;
      return err(taken);
    }
  }

  /** The row as it was just written, noted in its history. */
  async function saved(
    { id, before, cause, message, childChanges }: SavedRow,
    call: SignedInCall,
    hooks: HookPoints,
  ): Promise<CallOutcome<ResourceRow>> {
    const after = await repository.find(id);
    const [shown] = await withChoiceTexts(resource, after === undefined ? [] : [after], call.locale, dependencies);
    // A row that the writer's own data rules keep out of their reach: the write is undone.
    if (after === undefined || shown === undefined) return err(business(resourceMessages.outOfReach));
    await rowFiles.note(resource, [after], call.tenantId);
    await recordLog(resource, [{ before, after, childChanges }], writerOf(call), cause);
    const followed = await hooks.written([{ before, after }]);
    return followed.ok ? ok({ result: shown, message: followed.value ?? message }) : followed;
  }

  return {
    list: (query, call) => listRows(resource, { query, call, isDeleted: false }, dependencies),

    listDeleted: (query, call) => listRows(resource, { query, call, isDeleted: true }, dependencies),

    async queryById(id, { locale }) {
      const row = await shownRow(id, locale);
      if (row === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
      const below = await children.read(id, locale);
      return ok({ result: below === undefined ? row : Object.assign(row, { children: below }) });
    },

    async add(sent, call, sentChildren) {
      const accepted = newRowValues(resource, await visibleTo(resource), sent);
      if (!accepted.ok) return accepted;
      const values = accepted.value;
      return write(values, call, async (hooks) => {
        const unreachable = await unreachableReference(resource, { values, before: undefined }, dependencies);
        if (unreachable !== undefined) return err(unreachable);
        // Before the rows referred to are locked for reading: a hook may lock them for writing, and two that hold the one and want the
        // other would wait for each other.
        const prepared = await hooks.prepare(undefined, values);
        if (!prepared.ok) return prepared;
        const unoffered =
          (await unofferedChoice(formFields(resource), values, undefined, dependencies)) ??
          (await rowFiles.refusal(resource, values, undefined, call));
        if (unoffered !== undefined) return err(unoffered);
        const id = createIdentifier();
        await repository.insert(id, prepared.value, writerOf(call));
        const written = await children.write(id, sentChildren, call);
        if (!written.ok) return written;
        const made = { id, before: null, cause: { action: 'add' }, message: resourceMessages.added };
        return saved({ ...made, childChanges: written.value }, call, hooks);
      });
    },

    addMany: (several, call) =>
      write({}, call, (hooks) =>
        hooks.isEachByItself
          ? Promise.resolve(err(business(resourceMessages.oneByOne)))
          : addRowsTogether(resource, several, { call, writer: writerOf(call), hooks }, dependencies),
      ),

    editMany: (several, call) =>
      write({}, call, (hooks) =>
        hooks.isEachByItself || resource.tree !== undefined
          ? Promise.resolve(err(business(resourceMessages.oneByOne)))
          : editRowsTogether(resource, several, { call, writer: writerOf(call), hooks }, dependencies),
      ),

    async checker(call) {
      const hooks = createHookPoints(resource, call, dependencies);
      if (isReadOnlyIn(call) || hooks.isEachByItself || !(await repository.isWhole())) return undefined;
      const tried: PreparedWrite[] = [];
      return (writes) => checkRows(resource, writes, call, { ...dependencies, hooks, tried });
    },

    async edit({ id, version, children: sentChildren }, sent, call, cause = { action: 'edit' }) {
      const unpermitted = unpermittedValue(resource, await visibleTo(resource), sent, { isEdit: true });
      if (unpermitted !== undefined) return err(unpermitted);
      return write(sent, call, async (hooks) => {
        const [before] = await repository.findLocked([id], 'update');
        if (before === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
        if (version !== undefined && version !== before['version'])
          return err({ kind: 'overtaken', message: resourceMessages.overtaken });
        const edited = editedRowValues(resource, before, sent);
        if (!edited.ok) return edited;
        const values = edited.value;
        const cycle = await refuseCycle(database, resource, {
          before,
          parent: resource.tree === undefined ? null : values[resource.tree.parent],
          tenantId: call.tenantId,
        });
        if (!cycle.ok) return cycle;
        const unreachable = await unreachableReference(resource, { values, before }, dependencies);
        if (unreachable !== undefined) return err(unreachable);
        const prepared = await hooks.prepare(before, values);
        if (!prepared.ok) return prepared;
        const unoffered =
          (await unofferedChoice(formFields(resource), values, before, dependencies)) ??
          (await rowFiles.refusal(resource, values, before, call));
        if (unoffered !== undefined) return err(unoffered);
        await repository.update([id], prepared.value, writerOf(call));
        const written = await children.write(id, sentChildren, call);
        if (!written.ok) return written;
        const made = { id, before, cause, message: resourceMessages.edited };
        const childChanges = { ...setSecrets(resource, prepared.value), ...written.value };
        return saved({ ...made, childChanges }, call, hooks);
      });
    },

    async reveal({ id, field }) {
      if (!Object.hasOwn((await visibleTo(resource)).fields, field))
        return err({ kind: 'forbidden', message: httpServerMessages.forbidden(fieldPermission(resource, field)) });
      const row = await repository.find(id);
      if (row === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
      const value = row[field] ?? null;
      return ok({ result: value === null ? null : String(value) });
    },

    async act(action, rows, sent, call) {
      const asked = normaliseAnswers(resource, action, withCleanHtml(resource, sent));
      const broken = brokenAnswers(resource, action, asked);
      if (broken !== undefined) return err(broken);
      return write(asked, call, (hooks) =>
        actOnRows(resource, { action, rows, asked, call, writer: writerOf(call), hooks }, dependencies),
      );
    },

    async weigh(action, id, call) {
      const row = await repository.find(id);
      if (row === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
      const found = await createHookPoints(resource, call, dependencies).weigh(action, row);
      return found.ok ? ok({ result: found.value }) : found;
    },

    undoAct: (action, rows, call) =>
      write({}, call, (hooks) =>
        undoAction(resource, { action, rows, call, writer: writerOf(call), hooks }, dependencies),
      ),

    async remove(ids, call) {
      return write({}, call, async (hooks) => {
        const rows = await repository.findLocked(ids, 'update');
        if (rows.length !== ids.length)
          return err(
            ids.length === 1
              ? { kind: 'missing', message: resourceMessages.missing }
              : business(resourceMessages.someMissing),
          );
        const used = await usedElsewhere(resource, rows, { repositoryOf: everyRowOf, among: directory.all() });
        if (used !== undefined) return err(business(used));
        const allowed = await hooks.removing(rows);
        if (!allowed.ok) return allowed;
        const writer = writerOf(call);
        await repository.remove(ids, writer);
        await children.removeWith(ids, writer);
        const writes = rows.map((before) => ({ before, after: null }));
        await recordLog(resource, writes, writer, { action: 'delete' });
        const message = ids.length === 1 ? resourceMessages.deleted : resourceMessages.deletedSeveral(ids.length);
        return ok({ result: writtenRows(rows), message });
      });
    },

    restoreDeleted: (rows, call) =>
      write({}, call, (hooks) =>
        restoreRows(resource, rows, { call, writer: writerOf(call), hooks, children }, dependencies),
      ),

    purge: (rows, call) =>
      write({}, call, (hooks) =>
        purgeRows(resource, rows, { call, writer: writerOf(call), hooks, children }, dependencies),
      ),

    async undoRemove(rows, call) {
      return write({}, call, (hooks) =>
        undoRemoval(resource, rows, { call, writer: writerOf(call), hooks, children }, dependencies),
      );
    },
  };
}
