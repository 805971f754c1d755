import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { dictionaryRoutes } from './dictionary.routes.ts';

export function createDictionaryModule({
  directory,
  dictionaries,
  repositoryOf,
  gatekeeper,
  maskedSearches,
}: Services): ServerModule {
  const { holds } = gatekeeper;
  const { admit: admitMasked } = maskedSearches;
  return { routes: dictionaryRoutes({ directory, dictionaries, repositoryOf, holds, admitMasked }) };
}
