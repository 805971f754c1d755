import { draftClashes, NO_CLASHES } from '../draft/draft-clashes.ts';
import { restoringChanges } from '../draft/draft-restoring.ts';
import type { TableDraft } from '../draft/table-draft.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { mergeOutcomes, commitTransaction } from './commit-transaction.ts';

const notOffered: Pick<TableState, 'offered' | 'clashes'> = { offered: null, clashes: NO_CLASHES };

/** An offered draft with its conflicts. */
export function offering(engine: TableEngine, offered: TableDraft | null): Pick<TableState, 'offered' | 'clashes'> {
  return offered === null ? notOffered : { offered, clashes: draftClashes(engine, offered) };
}

/** Restore a draft in one undoable step. */
export function restoreDraft(state: TableState, { keepsRemote = false }: EventOf<'draft.restore'>): GestureOutcome {
  const { engine, offered, clashes } = state;
  if (offered === null) return {};
  const { outcome } = commitTransaction(state, {
    origin: 'import',
    changes: restoringChanges(engine, offered, keepsRemote ? clashes.cells : []),
  });
  return mergeOutcomes(outcome, { state: notOffered });
}

export const dropDraft = (): GestureOutcome => ({ state: notOffered });

export const forgetDraftDue = (): GestureOutcome => ({ state: { isDraftDue: false } });
