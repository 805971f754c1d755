import { useCore } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

import { usePane } from './pane-context.ts';

/** Marks the tab of this page while something in it is unsaved. */
export function useMarkedTab(isUnsaved: boolean): void {
  const { tabs } = useCore();
  const tabKey = usePane()?.tabKey;
  useEffect(() => {
    if (tabKey === undefined || !isUnsaved) return undefined;
    tabs.send({ type: 'tab.edited', key: tabKey, isDirty: true });
    return () => tabs.send({ type: 'tab.edited', key: tabKey, isDirty: false });
  }, [tabs, tabKey, isUnsaved]);
}
