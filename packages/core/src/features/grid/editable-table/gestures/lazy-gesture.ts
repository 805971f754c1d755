import { parseDay } from '../../../validation/field-values/index.ts';
import { planTexts } from '../clipboard/fill.model.ts';
import { wordsPattern } from '../find/find-words.ts';
import type { EventOf, GestureOutcome, TableState } from '../table-state.types.ts';
import { carryOut } from './clipboard.ts';
import { mergeOutcomes } from './commit-transaction.ts';
import { findNext } from './find.ts';
import { sortedKeys } from './sorting.ts';

/** What a lazily loaded gesture works with: importing it would split the chunk of the table. */
const gestureTools = { planTexts, wordsPattern, carryOut, mergeOutcomes, findNext, sortedKeys, parseDay };

export type GestureTools = typeof gestureTools;

export type PerformedGesture = (state: TableState, tools: GestureTools) => GestureOutcome;

/** Perform a gesture whose code is not part of the table. */
export function performGesture(state: TableState, { gesture }: EventOf<'gesture.perform'>): GestureOutcome {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the event cannot name the state without importing in a circle
  return (gesture as PerformedGesture)(state, gestureTools);
}
