import { useEffect, useId } from 'react';

import { useCore } from './core-provider.tsx';
import { usePane } from './pane-context.ts';

/**
 * Marks the tab of this page while something in it is unsaved, so that its pane stays mounted and closing it asks. Several forms
 * of one page mark it independently. Outside of a pane only the browser asks, before the window is left. `isDrafted` says that the edits are persisted as a draft as well.
 */
export function useMarkedTab(isUnsaved: boolean, isDrafted = false): void {
  const { tabs } = useCore();
  const source = useId();
  const tabKey = usePane()?.tabKey ?? '';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    tabs.send({ type: 'tab.edited', key: tabKey, source, isDirty: true, isDrafted });
    return () => tabs.send({ type: 'tab.edited', key: tabKey, source, isDirty: false });
  }, [tabs, tabKey, source, isUnsaved, isDrafted]);
}
