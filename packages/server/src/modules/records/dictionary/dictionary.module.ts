import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { dictionaryRoutes } from './dictionary.routes.ts';

export function createDictionaryModule({
  dictionaries,
  repositoryOf,
  gatekeeper,
  maskedSearches,
}: Services): ServerModule {
  return { routes: dictionaryRoutes(dictionaries, repositoryOf, gatekeeper.holds, maskedSearches.admit) };
}
