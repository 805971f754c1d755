import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort, MapsService } from '../../../ports/index.ts';
import { locationPickerMachine } from './location-picker.machine.ts';
import { pointOf } from './location-picker.model.ts';
import type {
  LocationPickerEmitted,
  LocationPickerEvent,
  LocationPickerFacts,
  LocationPickerStatus,
} from './location-picker.types.ts';

export type LocationPickerService = Service<LocationPickerFacts, LocationPickerEvent, LocationPickerEmitted>;

export interface LocationPickerDependencies {
  readonly clock: ClockPort;
  /** Loads the configured map service; null where none is configured, and nothing is ever ready then. */
  readonly loadMaps: (() => Promise<MapsService | null>) | null;
}

/** A dialog that chooses a place on a map, initially closed. The map service is loaded when it first opens. */
export function createLocationPicker({ clock, loadMaps }: LocationPickerDependencies): LocationPickerService {
  const machine = locationPickerMachine.provide({
    actors: { loadMaps: fromPromise<MapsService | null>(async () => (loadMaps === null ? null : loadMaps())) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor<typeof machine, LocationPickerFacts, LocationPickerEvent>(actor, locationPickerView);
}

function locationPickerView(snapshot: SnapshotFrom<typeof locationPickerMachine>): LocationPickerFacts {
  const { state } = snapshot.context;
  return {
    ...state,
    status: statusOf(snapshot),
    isOpen: snapshot.matches('open'),
    isSearching: snapshot.matches({ open: { ready: 'searching' } }),
    point: pointOf(state.place),
  };
}

function statusOf(snapshot: SnapshotFrom<typeof locationPickerMachine>): LocationPickerStatus {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches({ open: 'loading' })) return 'loading';
  return snapshot.matches({ open: 'failed' }) ? 'failed' : 'ready';
}
