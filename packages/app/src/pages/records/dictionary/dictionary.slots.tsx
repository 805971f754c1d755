import { useCore } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import type { DialogSlotProps, ResourceSlots } from '../resource/resource-slots.types.ts';

/** Asks for nothing: the cache is refreshed at once, and the notice says how it went. */
function CacheRefresh({ onClose }: DialogSlotProps) {
  const core = useCore();
  useEffect(() => {
    void core.refreshCache();
    onClose();
  }, [core, onClose]);
  return null;
}

export const dictionarySlots: ResourceSlots = { dialogs: { refresh: CacheRefresh } };
