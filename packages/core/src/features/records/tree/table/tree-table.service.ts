import { createStore, type Service } from '../../../../kernel/index.ts';
import { treeTableMessages as messages } from './tree-table.messages.ts';
import { placedTreeRows, readTreeRows } from './tree-table.model.ts';
import type { LoadTreeRows, TreeTableEvent, TreeTableFacts, TreeTableRow } from './tree-table.types.ts';

export type TreeTableService = Service<TreeTableFacts, TreeTableEvent>;

/** A table of a tree: the top rows are asked for at once, others when the row above them is opened the first time. */
export function createTreeTable(load: LoadTreeRows): TreeTableService {
  const levels = new Map<string | null, readonly TreeTableRow[]>();
  const asked = new Set<string | null>();
  let open: readonly string[] = [];
  let round = 0;
  const shown = createStore(
    { isLoading: true, rows: [], open, failure: null },
    (_: TreeTableFacts, next: TreeTableFacts) => next,
  );
  const show = (failure: TreeTableFacts['failure']) =>
    shown.send({ isLoading: asked.has(null), rows: placedTreeRows(levels), open, failure });

  async function ask(parent: string | null): Promise<void> {
    if (asked.has(parent) || levels.has(parent)) return;
    asked.add(parent);
    const mine = round;
    const failure = await answered(parent, mine);
    if (mine !== round) return;
    asked.delete(parent);
    // Opened again, it asks again.
    if (failure !== null) open = open.filter((id) => id !== parent);
    show(failure);
  }

  async function answered(parent: string | null, mine: number): Promise<TreeTableFacts['failure']> {
    const answer = await load(parent);
    if (!answer.ok) return answer.error;
    try {
      const rows = readTreeRows(answer.value);
      if (mine === round) levels.set(parent, rows);
      return null;
    } catch {
      return messages.unknownAnswer;
    }
  }

  function refresh(): void {
    round += 1;
    levels.clear();
    asked.clear();
    open = [];
    void ask(null);
    show(null);
  }

  refresh();
  return {
    ...shown,
    send(event) {
      if (event.type === 'tree.refresh') {
        refresh();
        return;
      }
      const isOpen = open.includes(event.id);
      open = isOpen ? open.filter((id) => id !== event.id) : [...open, event.id];
      if (!isOpen) void ask(event.id);
      show(null);
    },
    dispose() {
      round += 1;
      shown.dispose();
    },
  };
}
