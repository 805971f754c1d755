export { createNewVersion, type NewVersionDependencies, type NewVersionService } from './app-update.service.ts';
export type { NewVersionEvent, NewVersionFacts } from './app-update.types.ts';
