import type { Resource } from '../../../resources/index.ts';
import type { ListColumn } from './list-columns.ts';

/** Values under the name of a record on a card, its state not counted. */
const CARD_LINES = 3;

/** What a card shows of a record beside its name. */
export interface ListCard<Column extends ListColumn = ListColumn> {
  /** The state, beside the name; null for a resource without choices from a dictionary. */
  readonly state: Column | null;
  /** In reading order. */
  readonly lines: readonly Column[];
}

/** Cards, for narrow screens, show the first visible columns: a list reads the same on every screen. */
export function listCard<Column extends ListColumn>(resource: Resource, columns: readonly Column[]): ListCard<Column> {
  const state = columns.find(({ display }) => display.kind === 'tag') ?? null;
  const lines = columns.filter((column) => column !== state && column.key !== resource.labelField);
  return { state, lines: lines.slice(0, CARD_LINES) };
}
