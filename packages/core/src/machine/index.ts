export { createLoader } from './create-loader.ts';
export { createSubmission } from './create-submission.ts';
export { given, output } from './event-params.ts';
export type { LoaderEvent, LoaderFacts, LoaderStatus } from './loader.types.ts';
export type { SubmissionEvent, SubmissionFacts } from './submission.types.ts';
export { machineTypes, notProvided } from './machine-setup.ts';
export { createRelay, type Relay } from './relay.ts';
export { serviceFromActor } from './service-from-actor.ts';
export { createViewState } from './view-state.ts';
