import type { Tab } from '@evergreen/core/tabs';
import { useCore, useEmitted } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Keeps tabs and router together: what the router shows has a tab, and where the tabs lead the router goes. */
export function useFollowedTab(shown: Pick<Tab, 'key' | 'path' | 'title'> | undefined): void {
  const { tabs } = useCore();
  const navigate = useNavigate();

  useEffect(() => {
    if (shown !== undefined) tabs.send({ type: 'route.opened', ...shown });
  }, [tabs, shown]);

  useEmitted(tabs, (emitted) => {
    if (emitted.type === 'navigated') void navigate(emitted.path);
  });
}
