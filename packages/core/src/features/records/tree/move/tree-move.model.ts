import type { ResourceRow } from '../../../../resources/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../../http/index.ts';
import type { LocalizedText, Notice, Result } from '../../../../kernel/index.ts';
import type { PendingUndo } from '../../actions/index.ts';
import { treeMoveMessages as messages } from './tree-move.messages.ts';
import type { MovedRow, MoveTarget, ShownTree } from './tree-move.types.ts';

export type MoveAnswer = Result<Answer<ResourceRow>, HttpFailure>;

/** A row of a list as it is moved. */
export function movedRow({ resource }: Pick<ShownTree, 'resource'>, row: ResourceRow): MovedRow {
  const above = resource.tree === undefined ? null : row[resource.tree.parent];
  return {
    id: row.id,
    ...(row.version === undefined ? {} : { version: row.version }),
    name: String(row[resource.labelField] ?? ''),
    above: typeof above === 'string' && above !== '' ? above : null,
  };
}

/**
 * Why a shown row cannot be put below another one, as far as the shown rows tell; null if it can. The server decides about
 * rows that are not shown.
 */
export function moveObstacle(
  tree: ShownTree,
  { id, name }: Pick<MovedRow, 'id' | 'name'>,
  target: string | null,
): LocalizedText | null {
  const aboveOf = new Map(tree.rows.map((row) => [row.id, movedRow(tree, row).above]));
  const seen = new Set<string>();
  for (let next = target; next !== null && !seen.has(next); next = aboveOf.get(next) ?? null) {
    if (next === id) return messages.belowItself(name);
    seen.add(next);
  }
  return null;
}

/** How to put a moved row back. */
export function undoOfMove(parent: string, row: MovedRow, target: MoveTarget, moved: ResourceRow): PendingUndo {
  return {
    action: null,
    rows: [{ id: row.id, name: row.name, ...(moved.version === undefined ? {} : { version: moved.version }) }],
    values: { [row.id]: { [parent]: row.above } },
    text: target.id === null ? messages.movedToTop(row.name) : messages.moved(row.name, target.name),
  };
}

/** What is said of a refused move; null where the HTTP client has said it. */
export function moveNotice(row: MovedRow, answer: MoveAnswer): Notice | null {
  if (answer.ok || answer.error.kind !== 'rejected') return null;
  return { level: 'warning', text: reasonOf(row, answer.error) };
}

function reasonOf({ name }: MovedRow, failure: HttpFailure): LocalizedText {
  const reason = failureText(failure);
  const ofLocale = (locale: keyof LocalizedText) => messages.notMoved(name, reason[locale])[locale];
  return { 'zh-CN': ofLocale('zh-CN'), 'en-US': ofLocale('en-US') };
}
