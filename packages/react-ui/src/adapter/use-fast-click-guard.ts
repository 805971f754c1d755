import { createFastClicks } from '@evergreen/core/shell/fast-click';

import { usePageService } from './use-page-service.ts';

/** A handler of clicks that runs at most once in 300 ms: hands that click twice do the thing once. */
export function useFastClickGuard(run: () => void): () => void {
  const clicks = usePageService(createFastClicks);
  return () => {
    if (clicks?.counts() === true) run();
  };
}
