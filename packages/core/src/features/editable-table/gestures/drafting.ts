import { restoringChanges } from '../draft/draft-restoring.ts';
import type { Outcome, TableState } from '../table-state.types.ts';
import { joined, transact } from './transact.ts';

/** Shows again what was kept, as one step that can be undone. */
export function restoreDraft(state: TableState): Outcome {
  const { engine, offered } = state;
  if (offered === null) return {};
  const { outcome } = transact(state, { origin: 'import', changes: restoringChanges(engine, offered) });
  return joined(outcome, { state: { offered: null } });
}

export const dropDraft = (): Outcome => ({ state: { offered: null } });

export const forgetDraftDue = (): Outcome => ({ state: { isDraftDue: false } });
