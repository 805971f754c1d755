import { createActor, fromPromise } from 'xstate';

import type { LocalizedText, Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { pickerMachine } from './picker.machine.ts';
import { isLocked } from './picker.model.ts';
import type {
  PickAnswer,
  PickedItem,
  PickerEmitted,
  PickerEvent,
  PickerFacts,
  PickerSettings,
  PickerStatus,
  PickQuery,
  PickSource,
  PickValue,
  TextsAnswer,
} from './picker.types.ts';

export interface PickerService<Row> extends Service<PickerFacts<Row>, PickerEvent, PickerEmitted> {
  /** What is chosen with a row. */
  readonly item: (row: Row) => PickedItem;
  /** Why some values stay as they are; null where none does. */
  readonly lockReason: LocalizedText | null;
  /** Whether a value stays as it is, chosen or not. */
  readonly isLocked: (value: PickValue) => boolean;
}

export interface PickerDependencies<Row> {
  readonly clock: ClockPort;
  readonly source: PickSource<Row>;
  readonly settings: PickerSettings;
}

/**
 * A dialog that chooses from a source, initially closed. What is chosen stays across pages, groups and searches; cancelling leaves
 * what there was before, accepting emits it.
 */
export function createPicker<Row>({ clock, source, settings }: PickerDependencies<Row>): PickerService<Row> {
  const machine = pickerMachine.provide({
    actors: {
      requestPage: fromPromise<PickAnswer<unknown>, PickQuery>(({ input, signal }) => source.load(input, signal)),
      requestTexts: fromPromise<TextsAnswer, readonly PickValue[]>(({ input, signal }) => source.texts(input, signal)),
    },
  });
  const actor = createActor(machine, { clock, input: settings });
  actor.start();
  const service = serviceFromActor(actor, (snapshot): PickerFacts<Row> => {
    const { query, rows, total, isTotalLowerBound, chosen, shown, failure } = snapshot.context.state;
    const isOpen = snapshot.matches('open');
    return {
      ...query,
      status: statusOf('open' in snapshot.value ? snapshot.value.open.list : null),
      isOpen,
      // The machine was given its rows by this source alone.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      rows: rows as readonly Row[],
      total,
      isTotalLowerBound,
      chosen,
      shown,
      maximum: settings.maximum,
      isFull: settings.maximum > 1 && chosen.length >= settings.maximum,
      failure,
    };
  });
  return {
    ...service,
    item: source.item,
    lockReason: settings.lock?.reason ?? null,
    isLocked: (value) => isLocked(settings, value),
  };
}

function statusOf(list: 'typing' | 'loading' | 'shown' | 'failed' | null): PickerStatus {
  if (list === null) return 'closed';
  return list === 'typing' ? 'loading' : list;
}
