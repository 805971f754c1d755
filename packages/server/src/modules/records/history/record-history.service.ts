import {
  dictionaryOf,
  isReference,
  recordedPartOf,
  referredIds,
  referredResource,
  type RecordedPart,
  type Resource,
  type ResourceRow,
} from '@evergreen/core/resources';
import type { HistoryEntry, RecordedHistory } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, err, ok, type Locale, type LocalizedText } from '@evergreen/core/kernel';
import { restorePlan, type RestorePlan } from '@evergreen/core/records/rules';

import type { Database } from '../../../db/index.ts';
import { transactOutcome } from '../../../db/transact-outcome.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ChoiceSources } from '../resource/values/choice-texts.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import type { StoredRow } from '../resource/resource.repository.ts';
import type { ResourceService } from '../resource/resource-service.types.ts';
import { maskedChange, maskedChildChanges, recordedPartChanges } from './child-history.ts';
import { childTextsOf, textsOf, type FieldTexts } from './history-texts.ts';
import { historyMessages } from './history.messages.ts';
import type { WriteCause } from './record-log.ts';
import type { HistoryRepository } from './history.repository.ts';

export interface RestoreRequest {
  readonly id: string;
  /** The version that the caller sees. */
  readonly version: number;
  /** The version to go back to. */
  readonly to: number;
}

export interface RestoredRow {
  readonly row: ResourceRow;
  /** Keys of the fields that differ from that version still. */
  readonly leftOut: string[];
}

/** What was done to one row of a resource, and the way back. */
export interface RowHistoryService {
  read(id: string, most: number, call: SignedInCall): Promise<CallOutcome<RecordedHistory>>;
  restore(request: RestoreRequest, call: SignedInCall): Promise<CallOutcome<RestoredRow>>;
}

export interface RowHistoryDependencies extends ChoiceSources {
  readonly history: HistoryRepository;
  readonly edit: ResourceService['edit'];
  readonly queryById: ResourceService['queryById'];
  readonly restoreParts: RestoreParts;
  readonly database: Database;
  /** The code of the permission for this history that the caller lacks; undefined if it is held. */
  readonly lackedPermission: (call: SignedInCall) => Promise<string | undefined>;
}

/** A part of a row that the history names, and whether the row is to have it. */
export interface RestoredPart extends RecordedPart {
  readonly isThere: boolean;
}

/** Gives a row the parts that it had, by the rules of who writes them. */
export type RestoreParts = (
  id: string,
  parts: readonly RestoredPart[],
  call: SignedInCall,
  cause: WriteCause,
) => Promise<CallOutcome<unknown>>;

type LoggedWrite = Awaited<ReturnType<HistoryRepository['latest']>>[number];

const business = (message: LocalizedText): CallFailure => ({ kind: 'business', message });

export function createRowHistoryService(resource: Resource, dependencies: RowHistoryDependencies): RowHistoryService {
  const { history, database, lackedPermission, repositoryOf, writerNames, visibleTo } = dependencies;
  const repository = repositoryOf(resource);
  const missing: CallFailure = { kind: 'missing', message: resourceMessages.missing };

  async function entriesOf(writes: readonly LoggedWrite[], locale: Locale): Promise<HistoryEntry[]> {
    const names = await writerNames([...new Set(writes.map(({ createBy }) => createBy))], locale);
    return writes.map(({ rowVersion, createTime, createBy, action, cause, changes }) => ({
      version: rowVersion,
      at: formatPlatformTime(createTime),
      by: createBy,
      byName: names.get(createBy) ?? null,
      action,
      cause,
      changes: Object.fromEntries(Object.entries(changes).map(([key, [before, after]]) => [key, [before, after]])),
    }));
  }

  return {
    async read(id, most, { locale }) {
      if ((await repository.find(id)) === undefined) return err(missing);
      const visible = await visibleTo(resource);
      const found = await history.latest({ resource: resource.name, rowId: id }, most + 1);
      const entries = (await entriesOf(found.slice(0, most), locale)).map((entry) => ({
        ...entry,
        // In the order of the fields, which the database does not keep; what has no field any more is not shown.
        changes: {
          ...Object.fromEntries(
            Object.entries(visible.fields).flatMap(([key, field]) => {
              const change = entry.changes[key];
              return change === undefined ? [] : [[key, maskedChange(field, change)]];
            }),
          ),
          ...maskedChildChanges(resource, entry),
          ...recordedPartChanges(resource, entry),
        },
      }));
      const values = valuesIn(entries);
      return ok({
        result: {
          entries,
          hasMore: found.length > most,
          texts: {
            ...(await textsOf(visible, values, locale, dependencies)),
            ...(await childTextsOf(resource, values, locale, dependencies)),
          },
          withdrawn: await withdrawnChoices(visible, values, dependencies),
        },
      });
    },

    async restore({ id, version, to }, call) {
      const lacked = await lackedPermission(call);
      if (lacked !== undefined) return err({ kind: 'forbidden', message: httpServerMessages.forbidden(lacked) });
      const row = await repository.find(id);
      if (row === undefined) return err(missing);
      if (row['version'] !== version) return err({ kind: 'overtaken', message: resourceMessages.overtaken });
      const entries = await entriesOf(await history.since({ resource: resource.name, rowId: id }, to), call.locale);
      const visible = await visibleTo(resource);
      const withdrawn = await withdrawnChoices(visible, valuesIn(entries), dependencies);
      const plan = restorePlan(visible, { version, values: valuesOf(visible, row) }, { entries, withdrawn }, to);
      if (plan === undefined) return err(business(historyMessages.unreachable(to)));
      if (plan.restored.length === 0) return err(business(historyMessages.noDifference(to)));
      const written = await transactOutcome(database, () =>
        restoreBy(resource, plan, { id, version, to }, call, dependencies),
      );
      if (!written.ok) return written;
      return ok({
        result: { row: written.value.result, leftOut: plan.leftOut.map(({ key }) => key) },
        message: historyMessages.restored(to),
      });
    },
  };
}

/** Writes what a plan restores: fields by an edit, parts by who writes them. Answers the row as it is then. */
async function restoreBy(
  resource: Resource,
  { restored, values }: RestorePlan,
  { id, version, to }: RestoreRequest,
  call: SignedInCall,
  { edit, queryById, restoreParts }: Pick<RowHistoryDependencies, 'edit' | 'queryById' | 'restoreParts'>,
): Promise<CallOutcome<ResourceRow>> {
  const cause: WriteCause = { action: 'restore', cause: String(to) };
  const parts = restored.flatMap(({ key, earlier }) => {
    const part = recordedPartOf(resource, key);
    return part === undefined ? [] : [{ ...part, isThere: earlier !== null }];
  });
  if (parts.length < restored.length) {
    const edited = await edit({ id, version }, values, call, cause);
    if (!edited.ok) return edited;
  }
  if (parts.length > 0) {
    const given = await restoreParts(id, parts, call, cause);
    if (!given.ok) return given;
  }
  return queryById(id, call);
}

function valuesOf(resource: Resource, row: StoredRow) {
  return Object.fromEntries(Object.keys(resource.fields).map((key) => [key, row[key] ?? null]));
}

/** Every value of the entries that is a text, by field. */
function valuesIn(entries: readonly HistoryEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const { changes } of entries)
    for (const [key, sides] of Object.entries(changes))
      for (const value of sides)
        if (typeof value === 'string') values.set(key, (values.get(key) ?? new Set()).add(value));
  return values;
}

/** The codes that nobody may choose any more, by field: items that are gone or retired, rows that are deleted. */
async function withdrawnChoices(
  resource: Resource,
  values: FieldTexts,
  { dictionaries, repositoryOf }: ChoiceSources,
): Promise<RecordedHistory['withdrawn']> {
  const withdrawn: Record<string, string[]> = {};
  for (const [key, codes] of values) {
    const field = resource.fields[key];
    const offered = field === undefined ? undefined : await offeredOf(field);
    const lost = offered === undefined ? [] : [...codes].filter((code) => !offered.has(code));
    if (lost.length > 0) withdrawn[key] = lost;

    async function offeredOf(choice: NonNullable<typeof field>): Promise<ReadonlySet<string> | undefined> {
      const dictionary = dictionaryOf(choice);
      if (dictionary !== undefined) {
        const items = (await dictionaries([dictionary], DEFAULT_LOCALE))[dictionary] ?? [];
        return new Set(items.filter(({ disabled }) => disabled !== true).map(({ value }) => value));
      }
      const other = isReference(choice) ? referredResource(resource, choice.resource) : undefined;
      if (other === undefined) return undefined;
      const ids = [...codes].flatMap(referredIds);
      const rows = await repositoryOf(other).findLocked([...new Set(ids)], 'share');
      const found = new Set(rows.map(({ id }) => id));
      return new Set([...codes].filter((code) => referredIds(code).every((id) => found.has(id))));
    }
  }
  return withdrawn;
}
