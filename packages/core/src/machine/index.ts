export { createLoader } from './create-loader.ts';
export type { LoaderEvent, LoaderFacts, LoaderStatus } from './loader.types.ts';
export { machineTypes, notProvided } from './machine-setup.ts';
export { createRelay, type Relay } from './relay.ts';
export { serviceFromActor } from './service-from-actor.ts';
export { createViewState } from './view-state.ts';
