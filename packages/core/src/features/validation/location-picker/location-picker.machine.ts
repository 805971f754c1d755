import { assign, emit, fromPromise, setup } from 'xstate';

import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { MapPlace, MapPoint, MapsService } from '../../../ports/index.ts';
import { placeValue } from '../../../resources/index.ts';
import {
  closedLocationPicker,
  openedLocation,
  withAddress,
  withPlace,
  withPlaces,
  withPoint,
  type LocationPickerState,
} from './location-picker.model.ts';
import type { LocationPickerEmitted, LocationPickerEvent } from './location-picker.types.ts';

/** A question to the map service that is loaded. */
interface Asked<Question> {
  readonly maps: MapsService | null;
  readonly question: Question;
}

export const locationPickerMachine = setup({
  types: machineTypes<{
    context: { readonly state: LocationPickerState };
    events: LocationPickerEvent;
    emitted: LocationPickerEmitted;
  }>(),
  actors: {
    loadMaps: fromPromise<MapsService | null>(notProvided('locationPicker')),
    searchPlaces: fromPromise<readonly MapPlace[] | null, Asked<string>>(
      async ({ input: { maps, question } }) => maps?.search(question) ?? null,
    ),
    readAddress: fromPromise<string | null, Asked<MapPoint>>(
      async ({ input: { maps, question } }) => maps?.addressOf(question) ?? null,
    ),
  },
  guards: {
    isLoaded: (_, maps: MapsService | null) => maps !== null,
    hasWords: ({ context }) => context.state.words.trim() !== '',
  },
  actions: {
    startWith: assign((_, value: string | null) => ({ state: openedLocation(value) })),
    takeMaps: assign(({ context: { state } }, maps: MapsService | null) => ({ state: { ...state, maps } })),
    rememberWords: assign(({ context: { state } }, words: string) => ({ state: { ...state, words } })),
    takePlaces: assign(({ context }, found: readonly MapPlace[] | null) => ({
      state: withPlaces(context.state, found),
    })),
    choose: assign(({ context }, place: MapPlace) => ({ state: withPlace(context.state, place) })),
    press: assign(({ context }, point: MapPoint) => ({ state: withPoint(context.state, point) })),
    takeAddress: assign(({ context }, address: string | null) => ({ state: withAddress(context.state, address) })),
    tellChoice: emit(({ context }) => ({
      type: 'picker.accepted' as const,
      value: placeValue(context.state.place),
    })),
    forget: assign({ state: closedLocationPicker }),
  },
}).createMachine({
  id: 'locationPicker',
  context: { state: closedLocationPicker },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'picker.open': { target: 'open', actions: { type: 'startWith', params: ({ event }) => event.value } },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'words.type': { actions: { type: 'rememberWords', params: ({ event }) => event.words } },
        'picker.accept': { target: 'closed', actions: 'tellChoice' },
        'picker.cancel': { target: 'closed' },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadMaps',
            onDone: [
              {
                guard: { type: 'isLoaded', params: output },
                target: 'ready',
                actions: { type: 'takeMaps', params: output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        ready: {
          initial: 'waiting',
          on: {
            'words.search': { guard: 'hasWords', target: '.searching', reenter: true },
            'place.choose': { target: '.waiting', actions: { type: 'choose', params: ({ event }) => event.place } },
            'point.press': {
              target: '.locating',
              reenter: true,
              actions: { type: 'press', params: ({ event }) => event.point },
            },
          },
          states: {
            waiting: {},
            // Left for another question, its answer is not heard.
            searching: {
              invoke: {
                src: 'searchPlaces',
                input: ({ context: { state } }) => ({ maps: state.maps, question: state.words.trim() }),
                onDone: { target: 'waiting', actions: { type: 'takePlaces', params: output } },
                onError: { target: 'waiting', actions: { type: 'takePlaces', params: null } },
              },
            },
            locating: {
              invoke: {
                src: 'readAddress',
                input: ({ context: { state }, event }) => ({
                  maps: state.maps,
                  question: event.type === 'point.press' ? event.point : { longitude: 0, latitude: 0 },
                }),
                onDone: { target: 'waiting', actions: { type: 'takeAddress', params: output } },
                onError: 'waiting',
              },
            },
          },
        },
        failed: { on: { 'maps.retry': 'loading' } },
      },
    },
  },
});
