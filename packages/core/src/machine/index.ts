export { createLoader } from './create-loader.ts';
export { given, output } from './event-params.ts';
export type { LoaderEvent, LoaderFacts, LoaderStatus } from './loader.types.ts';
export { machineTypes, notProvided } from './machine-setup.ts';
export { serviceFromActor } from './service-from-actor.ts';
export { createViewState } from './view-state.ts';
