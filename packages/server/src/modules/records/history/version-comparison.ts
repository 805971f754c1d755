import type { VersionComparison } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { valuesAt, type LoggedChanges } from '@evergreen/core/records/rules';
import {
  answeredValue,
  isDerived,
  permissionCode,
  recordedPartOf,
  type FieldValue,
  type Resource,
  type ResourceDirectory,
} from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ChoiceSources } from '../resource/values/choice-texts.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import { textsOf } from './history-texts.ts';
import { historyMessages } from './history.messages.ts';
import type { HistoryRepository } from './history.repository.ts';

export interface ComparisonRequest {
  readonly dataId1: string;
  readonly dataId2?: string | undefined;
  readonly older?: number | undefined;
  readonly newer?: number | undefined;
}

export interface ComparisonDependencies {
  readonly directory: ResourceDirectory;
  readonly history: HistoryRepository;
  readonly sourcesOf: (resource: Resource, call: SignedInCall) => ChoiceSources;
  readonly holds: (call: SignedInCall, code: string) => Promise<boolean>;
}

/** Two versions of one record with every value, for callers who may read its history; deleted records too. */
export function createVersionReader({ directory, history, sourcesOf, holds }: ComparisonDependencies) {
  return async (request: ComparisonRequest, call: SignedInCall): Promise<CallOutcome<VersionComparison>> => {
    const ids = [...new Set([request.dataId1, request.dataId2 ?? request.dataId1])];
    const entries = await history.byIds(ids, call.tenantId);
    const [one, other = one] = entries;
    if (one === undefined || other === undefined || entries.length !== ids.length)
      return err({ kind: 'missing', message: resourceMessages.missing });
    if (one.resource !== other.resource || one.rowId !== other.rowId)
      return err({ kind: 'business', message: historyMessages.unlike });
    const described = directory.find(one.resource);
    if (described === undefined) return err({ kind: 'missing', message: resourceMessages.missing });
    const code = permissionCode(described, 'history');
    if (!(await holds(call, code))) return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });

    const sources = sourcesOf(described, call);
    const resource = await sources.visibleTo(described);
    const repository = sources.repositoryOf(resource);
    const row = await repository.find(one.rowId);
    const writes = await history.since({ resource: resource.name, rowId: one.rowId }, 0);
    const [latest] = writes;
    // A record out of reach is as good as missing, deleted or not.
    if (latest === undefined || !(await repository.labels([one.rowId])).has(one.rowId))
      return err({ kind: 'missing', message: resourceMessages.missing });
    const present = {
      version: row === undefined ? latest.rowVersion : Number(row['version']),
      values: Object.fromEntries(Object.keys(resource.fields).map((key) => [key, row?.[key] ?? null])),
    };
    const newer = request.newer ?? Math.max(one.rowVersion, other.rowVersion);
    const older = request.older ?? (one === other ? newer - 1 : Math.min(one.rowVersion, other.rowVersion));
    const names = await sources.writerNames([...new Set(writes.map(({ createBy }) => createBy))], call.locale);
    const log = writes.map(({ rowVersion: version, changes }) => ({ version, changes }));
    /** The version up to this one that set a secret last. */
    const setAt = (key: string, version: number) =>
      log.find((write) => write.version <= version && Object.hasOwn(write.changes, key))?.version ?? null;
    const versionAt = (version: number) => {
      const values = version < 1 ? {} : valuesAt(present, log, version);
      const write = writes.find(({ rowVersion }) => rowVersion === version);
      return values === undefined
        ? undefined
        : {
            version,
            at: write === undefined ? '' : formatPlatformTime(write.createTime),
            by: write === undefined ? '' : (names.get(write.createBy) ?? write.createBy),
            values: Object.fromEntries(
              Object.entries(resource.fields).flatMap(([key, field]) =>
                isDerived(field)
                  ? []
                  : [[key, field.type === 'secret' ? setAt(key, version) : answeredValue(field, values[key] ?? null)]],
              ),
            ),
          };
    };
    const [first, second] = [versionAt(older), versionAt(newer)];
    if (first === undefined || second === undefined || newer > present.version)
      return err({ kind: 'business', message: historyMessages.notLogged(first === undefined ? older : newer) });
    const versions = [first, second];
    const codes = new Map(
      Object.keys(resource.fields).map((key) => [
        key,
        new Set(versions.map(({ values }) => values[key]).filter((value) => typeof value === 'string')),
      ]),
    );
    const oldest = (writes.at(-1)?.rowVersion ?? 1) - 1;
    return ok({
      result: {
        resource: resource.name,
        recordName: latest.rowLabel,
        parts: changedParts(resource, log, { older, newer }),
        versions,
        known: Array.from({ length: present.version - Math.max(oldest, 1) + 1 }, (_, index) => present.version - index),
        texts: await textsOf(resource, codes, call.locale, sources),
      },
    });
  };
}

/** The parts that one of both versions has and the other has not, by what the writes between them did; `log` is newest first. */
function changedParts(
  resource: Resource,
  log: readonly LoggedChanges[],
  { older, newer }: { readonly older: number; readonly newer: number },
): VersionComparison['parts'] {
  const between = log.filter(({ version }) => version > older && version <= newer);
  const parts = new Map<string, { older: string | null; newer: string | null }>();
  for (const { changes } of between)
    for (const [key, [before, after]] of Object.entries(changes)) {
      if (recordedPartOf(resource, key) === undefined) continue;
      const text = (value: FieldValue) => (value === null ? null : String(value));
      parts.set(key, { older: text(before), newer: parts.has(key) ? (parts.get(key)?.newer ?? null) : text(after) });
    }
  return [...parts].flatMap(([key, part]) =>
    (part.older === null) === (part.newer === null) ? [] : [{ key, ...part }],
  );
}
