import {
  type CheckedImport,
  type ImportChange,
  type Resource,
  importFieldsOf,
  isRequiredInFile,
  plainHeading,
} from '../../../../resources/index.ts';
import type { ImportCorrections, MappedColumn, RecordImportFacts } from './record-import.types.ts';

/** Which field a heading was, the last time that somebody chose; null for one that was passed over. */
export type RememberedHeadings = Readonly<Record<string, string | null>>;

/** Headings that are remembered of one list. */
const MOST_HEADINGS = 200;

/** The fields that a column of a file may be. */
export function offeredFields(resource: Resource): RecordImportFacts['fields'] {
  return importFieldsOf(resource).map(([key, field]) => ({
    key,
    label: field.label,
    isRequired: isRequiredInFile(field),
  }));
}

/** The columns of a file: as they were chosen for these headings before, otherwise by their names. No field is there twice. */
export function mappedColumns(
  resource: Resource,
  { headings, columns, rows }: CheckedImport,
  remembered: RememberedHeadings,
): readonly MappedColumn[] {
  const known = new Set(importFieldsOf(resource).map(([key]) => key));
  const chosen = headings.map((heading) => {
    const earlier = Object.hasOwn(remembered, plainHeading(heading)) ? remembered[plainHeading(heading)] : undefined;
    return earlier === undefined || (earlier !== null && !known.has(earlier)) ? undefined : earlier;
  });
  const taken = new Set(chosen.filter((key) => typeof key === 'string'));
  const seen = new Set<string>();
  return headings.map((heading, place) => {
    const named = columns[place] ?? null;
    const key = chosen[place] === undefined ? (named !== null && taken.has(named) ? null : named) : chosen[place];
    const isRepeated = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    const samples = rows.map(({ cells }) => cells[place] ?? '').filter((text) => text !== '');
    return { place, heading, key: isRepeated ? null : key, samples };
  });
}

/** The columns with one of them being another field; a column that was that field before is passed over. */
export function withMappedColumn(
  columns: readonly MappedColumn[],
  place: number,
  key: string | null,
): readonly MappedColumn[] {
  return columns.map((column) => {
    if (column.place === place) return { ...column, key };
    return key !== null && column.key === key ? { ...column, key: null } : column;
  });
}

/** What is remembered of a choice, beside what was chosen for other headings before. */
export function rememberedColumns(earlier: RememberedHeadings, columns: readonly MappedColumn[]): RememberedHeadings {
  const now = columns
    .filter(({ heading }) => plainHeading(heading) !== '')
    .map(({ heading, key }) => [plainHeading(heading), key] as const);
  const latest = new Set(now.map(([heading]) => heading));
  const before = Object.entries(earlier).filter(([heading]) => !latest.has(heading));
  return Object.fromEntries([...now, ...before].slice(0, MOST_HEADINGS));
}

export function missingFields(
  fields: RecordImportFacts['fields'],
  columns: readonly MappedColumn[],
): RecordImportFacts['missing'] {
  const mapped = new Set(columns.map(({ key }) => key));
  return fields.filter(({ key, isRequired }) => isRequired && !mapped.has(key)).map(({ label }) => label);
}

/** Earlier corrections with those since: the later of a cell is in force. */
export function joinedCorrections(
  { changes, without }: { readonly changes: readonly ImportChange[]; readonly without: readonly number[] },
  since: ImportCorrections,
): { readonly changes: readonly ImportChange[]; readonly without: readonly number[] } {
  const cells = new Map([...changes, ...since.changes].map((change) => [`${change[0]}:${change[1]}`, change]));
  return { changes: [...cells.values()], without: [...new Set([...without, ...(since.removed ?? [])])] };
}

/** Rows as they were tried, with what was corrected since and without those that were deleted. */
export function correctedRows(
  checked: CheckedImport,
  changes: readonly ImportChange[],
  without: readonly number[],
): CheckedImport {
  const left = new Set(without);
  const rows = checked.rows
    .filter(({ row }) => !left.has(row))
    .map(({ row, cells }) => {
      const corrected = [...cells];
      for (const [at, place, text] of changes) if (at === row) corrected[place] = text;
      return { row, cells: Array.from(corrected, (text) => text ?? '') };
    });
  const errors = checked.errors.filter(({ row }) => !left.has(row));
  const removed = new Set(checked.errors.flatMap(({ row }) => (left.has(row) ? [row] : []))).size;
  return { ...checked, rows, errors, wrong: checked.wrong - removed, total: checked.total - removed };
}
