export { createNewVersion, type NewVersionDependencies, type NewVersionService } from './new-version.service.ts';
export type { NewVersionEvent, NewVersionFacts } from './new-version.types.ts';
