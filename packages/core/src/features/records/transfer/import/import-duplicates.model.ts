import {
  DUPLICATE_DECISIONS,
  isUniqueField,
  matchFieldsOf,
  type CheckedImport,
  type DuplicateDecision,
  type Resource,
} from '../../../../resources/index.ts';
import type { ImportDecisions } from './import-way.model.ts';
import type { ImportMatching, MappedColumn, RecordImportFacts } from './record-import.types.ts';

/** How rows are matched: by a field that a column of the file is. */
export function matchingOf(
  resource: Resource,
  columns: readonly MappedColumn[],
  { matchBy = resource.importBy ?? null, writes = 'both' }: Pick<ImportDecisions, 'matchBy' | 'writes'>,
): ImportMatching {
  const mapped = new Set(columns.map(({ key }) => key));
  const fields = matchFieldsOf(resource)
    .filter(([key]) => mapped.has(key))
    .map(([key, { label }]) => ({ key, label }));
  const by = fields.some(({ key }) => key === matchBy) ? matchBy : null;
  const field = by === null ? undefined : resource.fields[by];
  const isUnique = field !== undefined && isUniqueField(field);
  const decisions = DUPLICATE_DECISIONS.filter((decision) => decision !== 'add' || !isUnique);
  return { fields, by, writes: by === null ? 'both' : writes, decisions };
}

/** Decisions with one about some rows. */
export function withDecision(
  decisions: ImportDecisions['decisions'],
  rows: readonly number[],
  decision: DuplicateDecision,
): ImportDecisions['decisions'] {
  return { ...decisions, ...Object.fromEntries(rows.map((row) => [row, decision])) };
}

/** The duplicates of the last check by what was decided since, and how many rows would be written. */
export function decidedRows(
  checked: CheckedImport | null,
  decisions: ImportDecisions['decisions'],
): Pick<RecordImportFacts, 'duplicates' | 'counts'> {
  if (checked === null) return { duplicates: [], counts: { added: 0, changed: 0, skipped: 0 } };
  const of: Record<DuplicateDecision, number> = { add: checked.added, update: checked.changed, skip: checked.skipped };
  const duplicates = checked.duplicates.map((duplicate) => {
    const decision = decisions[duplicate.row] ?? duplicate.decision;
    of[duplicate.decision] -= 1;
    of[decision] += 1;
    return { ...duplicate, decision };
  });
  return { duplicates, counts: { added: of.add, changed: of.update, skipped: of.skip } };
}
