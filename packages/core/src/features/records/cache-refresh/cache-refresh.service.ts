import { dictionaryEndpoints, type DictionaryMap } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import { cacheRefreshMessages } from './cache-refresh.messages.ts';

interface CacheRefreshDependencies {
  readonly client: HttpClient;
  /** Whether the person may refresh the server's cache; without it only their own is read anew. */
  readonly mayRefreshServer: () => boolean;
  /** Puts these dictionaries in the place of those that were kept. */
  readonly replace: (dictionaries: DictionaryMap) => void;
  readonly tell: (notice: Notice) => void;
}

/**
 * Refreshes the server's cache where the person may, then reads every dictionary anew. The old ones stay unless every call succeeds; asked
 * again while it runs, it is one refresh.
 */
export function createCacheRefresh({
  client,
  mayRefreshServer,
  replace,
  tell,
}: CacheRefreshDependencies): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const emptied = mayRefreshServer() ? await client.get(dictionaryEndpoints.refleshCache) : undefined;
    const answer = emptied?.ok === false ? emptied : await client.get(dictionaryEndpoints.queryAllDictItems);
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
