import { useState } from 'react';

import { useCore } from '../../../adapter/index.ts';
import { saveFile } from '../../base/save-file/index.ts';

/**
 * Files of the platform are fetched with the token and then saved, or saved by the browser from where the platform stores them; those of
 * other hosts open in a window of their own.
 */
export function useDownload() {
  const core = useCore();
  const [isFetching, setIsFetching] = useState(false);
  const download = async (path: string, name: string) => {
    const stored = core.storedFile(path);
    if (stored === null) return;
    if (stored.kind === 'elsewhere') {
      openElsewhere(stored.address);
      return;
    }
    setIsFetching(true);
    const answer = await stored.fetch();
    setIsFetching(false);
    // Why it could not be read is told by whoever tells of failed calls.
    if (!answer.ok) return;
    if (answer.value.kind === 'address') openElsewhere(answer.value.address);
    else await saveFile(answer.value.content, name);
  };
  return { isFetching, download };
}

/** In a window that knows nothing of this one. One that answers with something to save closes by itself. */
function openElsewhere(address: string) {
  globalThis.open(address, '_blank', 'noopener,noreferrer');
}
