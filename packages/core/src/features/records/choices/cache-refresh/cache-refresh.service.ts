import { dictionaryEndpoints, type DictionaryMap } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import type { Notice } from '../../../../kernel/index.ts';
import { cacheRefreshMessages } from './cache-refresh.messages.ts';

interface CacheRefreshDependencies {
  readonly client: HttpClient;
  /** Whether the user may refresh the server's cache; otherwise only the local one is reloaded. */
  readonly mayRefreshServer: () => boolean;
  /** Replace the cached dictionaries. */
  readonly replace: (dictionaries: DictionaryMap) => void;
  readonly tell: (notice: Notice) => void;
}

/**
 * Refresh the server's cache if permitted, then reload every dictionary. Keeps the old ones unless every call succeeds;
 * concurrent requests share one refresh.
 */
export function createCacheRefresh({
  client,
  mayRefreshServer,
  replace,
  tell,
}: CacheRefreshDependencies): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const emptied = mayRefreshServer() ? await client.call(dictionaryEndpoints.refleshCache) : undefined;
    const answer = emptied?.ok === false ? emptied : await client.call(dictionaryEndpoints.queryAllDictItems);
    if (!answer.ok) return tell({ level: 'warning', text: cacheRefreshMessages.failed });
    replace(answer.value.result);
    tell({ level: 'success', text: cacheRefreshMessages.refreshed });
  }

  return () => {
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
}
