export { serviceFromActor } from './service-from-actor.ts';
