import type { Resource } from '../../../resources/index.ts';
import type { ListColumn } from './list-columns.ts';

/** Values under the name of a record on a card, its state not counted. */
const CARD_LINES = 3;

/** What a card shows of a record beside its name. */
export interface ListCard<Column extends ListColumn = ListColumn> {
  /** What actions move it through, or else its first choice from a dictionary, beside the name; null without either. */
  readonly state: Column | null;
  /** In reading order. */
  readonly lines: readonly Column[];
}

/** Cards, for narrow screens, show the first visible columns: a list reads the same on every screen. */
export function listCard<Column extends ListColumn>(resource: Resource, columns: readonly Column[]): ListCard<Column> {
  const isState = ({ key }: Column) => resource.fields[key]?.type === 'state';
  const state = columns.find(isState) ?? columns.find(({ display }) => display.kind === 'tag') ?? null;
  const lines = columns.filter((column) => column !== state && column.key !== resource.labelField);
  return { state, lines: lines.slice(0, CARD_LINES) };
}
