import {
  isUniqueField,
  matchFieldsOf,
  type DuplicateDecision,
  type ImportFields,
  type ImportWrites,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { ResourceRepository } from '../resource/resource.repository.ts';
import { uniqueValueOf } from '../resource/values/taken-values.ts';
import type { ImportColumn } from './import-headings.ts';
import { importMessages as messages } from './import.messages.ts';

/** How rows of a file are matched with those of the list, and which of them are written. */
export interface RowMatching {
  /** The field; undefined where every row is a new one. */
  readonly by: string | undefined;
  readonly writes: ImportWrites;
  /** What is done with single rows of the file. */
  readonly decisions: ReadonlyMap<number, DuplicateDecision>;
}

/** A row of a file as it was read. */
interface ReadRow {
  readonly row: number;
  readonly values: ResourceValues;
}

/** What is done with a row of a file. */
export interface MatchedRow {
  readonly decision: DuplicateDecision;
  /** The row of the list that has its value; null where none has. */
  readonly id: string | null;
  /** Several rows of the list have it, so that none can be changed. */
  readonly isSeveral: boolean;
}

/** How somebody wants rows to be matched, by a column of the file. */
export function importMatching(
  resource: Resource,
  columns: readonly ImportColumn[],
  { matchBy, writes = 'both', decisions = [] }: Pick<ImportFields, 'matchBy' | 'writes' | 'decisions'>,
): Result<RowMatching, LocalizedText> {
  const isRead = (key: string) => columns.some((column) => column.key === key);
  if (
    matchBy !== undefined &&
    matchBy !== '' &&
    !matchFieldsOf(resource).some(([key]) => key === matchBy && isRead(key))
  )
    return err(messages.noMatch);
  const asked = matchBy ?? resource.importBy ?? '';
  const by = asked !== '' && isRead(asked) ? asked : undefined;
  const field = by === undefined ? undefined : resource.fields[by];
  if (by === undefined && writes === 'changed') return err(messages.noMatch);
  if (field !== undefined && isUniqueField(field) && decisions.some(([, decision]) => decision === 'add'))
    return err(messages.addsTwice(field.label));
  return ok({ by, writes, decisions: new Map(decisions) });
}

/** Rows that are looked up at once. */
const AT_ONCE = 500;

/** What is done with each row, by its row in the file. Those with errors in the field that they are matched by are new ones. */
export async function matchedRows(
  { fields }: Resource,
  rows: readonly ReadRow[],
  { by, writes, decisions }: RowMatching,
  repository: Pick<ResourceRepository, 'holders'>,
): Promise<ReadonlyMap<number, MatchedRow>> {
  const field = by === undefined ? undefined : fields[by];
  const wanted = rows.map(({ row, values }) => {
    const value = by === undefined ? undefined : values[by];
    return { row, value: field !== undefined && typeof value === 'string' ? uniqueValueOf(field, value) : undefined };
  });
  const ids = new Map<string, readonly string[]>();
  if (by !== undefined && field !== undefined) {
    const texts = [...new Set(wanted.flatMap(({ value }) => value ?? []))];
    for (let from = 0; from < texts.length; from += AT_ONCE)
      for (const { id, value } of await repository.holders(by, texts.slice(from, from + AT_ONCE))) {
        const text = uniqueValueOf(field, value);
        ids.set(text, [...(ids.get(text) ?? []), id]);
      }
  }
  const unfound = writes === 'changed' ? 'skip' : 'add';
  const found = writes === 'added' ? 'skip' : 'update';
  return new Map(
    wanted.map(({ row, value }) => {
      const [id = null, other] = value === undefined ? [] : (ids.get(value) ?? []);
      const decision = id === null ? unfound : (decisions.get(row) ?? found);
      return [row, { decision, id, isSeveral: other !== undefined }];
    }),
  );
}

/** Why rows cannot be changed: several rows of the list have their value, or an earlier row of the file changes the same one. */
export function unmatchable(
  rows: readonly ReadRow[],
  matched: ReadonlyMap<number, MatchedRow>,
  by: string | undefined,
): readonly { readonly row: number; readonly key: string; readonly message: LocalizedText }[] {
  if (by === undefined) return [];
  const first = new Map<string, number>();
  return rows.flatMap(({ row, values }) => {
    const { decision, id = null, isSeveral } = matched.get(row) ?? { decision: 'add', isSeveral: false };
    if (decision !== 'update' || id === null) return [];
    if (isSeveral) return [{ row, key: by, message: messages.severalRows(String(values[by])) }];
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, row);
    return earlier === undefined ? [] : [{ row, key: by, message: messages.sameAs(earlier) }];
  });
}
