import type { PinyinIndex } from '@evergreen/core/shell/search';
import { useCallback, useEffect, useState } from 'react';

import { useCore } from './core-provider.tsx';
import { useOwnedService } from './use-owned-service.ts';

const loadSpeller = async () => (await import('@evergreen/core/shell/pinyin')).spell;

/**
 * Names to be found by their pinyin. Spellings are loaded by the first `prepare` and arrive all at once: the component is then rendered
 * again, so that it looks anew. Null in the first render only.
 */
export function usePinyinIndex(): PinyinIndex | null {
  const core = useCore();
  const book = useOwnedService(useCallback(() => core.openPinyinIndex(loadSpeller), [core]));
  const [, setArrivals] = useState(0);
  useEffect(() => book?.subscribe(() => setArrivals((arrivals) => arrivals + 1)), [book]);
  return book;
}
