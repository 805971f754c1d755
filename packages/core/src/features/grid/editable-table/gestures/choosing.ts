import { localized } from '../../../../kernel/index.ts';
import type { CellPlace } from '../cell.types.ts';
import type { ChoiceAnswer } from '../choices/choice-loader.ts';
import { wishOf } from '../choices/linked-columns.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { GestureOutcome, TableState } from '../table-state.types.ts';

/** Request the options of a cell again after a failure. */
export function wishChoices({ engine, linked }: TableState, place: CellPlace): GestureOutcome {
  const column = engine.column(place.column);
  const wish = column === undefined ? null : wishOf(linked, column, engine.row(place.row)?.values ?? {});
  return wish === null ? {} : { requestedOptions: [wish] };
}

/** Store loaded options; report failures once per column. */
export function takeChoices(
  { engine }: TableState,
  { answers }: { readonly answers: readonly ChoiceAnswer[] },
): GestureOutcome {
  const failed = new Map<string, ChoiceAnswer>();
  for (const answered of answers) {
    const { wish, options } = answered;
    if (!options.ok) failed.set(wish.column, answered);
    else if (wish.parent === null) engine.setOptions(wish.column, options.value);
    else engine.setLinkedOptions(wish.column, wish.parent, options.value);
  }
  return {
    emitted: [...failed.values()].map(({ wish, options }) => {
      const reason = options.ok ? localized('', '') : options.error;
      return {
        type: 'notice.raised',
        notice: {
          level: 'error',
          text: editableTableMessages.choicesNotLoaded(engine.column(wish.column)?.title ?? wish.column, reason),
        },
      };
    }),
  };
}
