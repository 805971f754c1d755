import { useState } from 'react';

import { useCore } from '../../../adapter/index.ts';
import { saveFile } from '../../base/save-file/index.ts';

/** Files of the platform are fetched with the token and then saved; those of other hosts open in a window of their own. */
export function useDownload() {
  const core = useCore();
  const [isFetching, setIsFetching] = useState(false);
  const download = async (path: string, name: string) => {
    const stored = core.storedFile(path);
    if (stored === null) return;
    if (stored.kind === 'elsewhere') {
      globalThis.open(stored.address, '_blank', 'noopener,noreferrer');
      return;
    }
    setIsFetching(true);
    const answer = await stored.read();
    setIsFetching(false);
    // Why it could not be read is told by whoever tells of failed calls.
    if (answer.ok) await saveFile(answer.value.content, name);
  };
  return { isFetching, download };
}
