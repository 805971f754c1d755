import type { Result, LocalizedText } from '../../../../kernel/index.ts';
import type { CellContext, CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import { builtInKinds } from './kind-registry.ts';

type Said = Partial<Omit<Column, 'type'>>;

/** A kind with the context of a cell. */
export interface AskedKind {
  /** The parsed value, or its error in Chinese. */
  read(typed: string): CellValue | { readonly refused: string };
  says(value: CellValue): string;
  /** Error of an external value, in Chinese. */
  wrong(value: CellValue): string | null;
  begins(): CellValue;
  readonly kind: CellKind;
  readonly context: CellContext;
}

export function kindOf(
  type: string,
  said: Said = {},
  options: readonly ChoiceOption[] = said.options ?? [],
): AskedKind {
  const kind = builtInKinds.get(type);
  if (kind === undefined) throw new Error(`Unknown kind: ${type}`);
  const column = { key: 'cell', title: '列', ...said, type };
  const context = { column, values: {}, options };
  const words = (read: Result<CellValue, LocalizedText>) => (read.ok ? read.value : { refused: read.error['zh-CN'] });
  return {
    read: (typed) => words(kind.parse(typed, context)),
    says: (value) => kind.format(value, context),
    wrong: (value) => kind.mistake(value, context)?.['zh-CN'] ?? null,
    begins: () => kind.initialValue(column),
    kind,
    context,
  };
}
