export { machineTypes, notProvided } from './machine-setup.ts';
export { serviceFromActor } from './service-from-actor.ts';
