import type { ResourcePageService } from '@evergreen/core/records/page';
import { useCore, useEmitted, usePane } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Location in, navigation out; renders nothing. A page behind another one changes the path of its tab alone. */
export function PageAddress({ page }: { readonly page: ResourcePageService }): null {
  const core = useCore();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pane = usePane();

  useEmitted(page, (emitted) => {
    if (emitted.type !== 'address.changed') return;
    const path = pathname + emitted.search;
    // Told at once: the router draws an address when there is time, and by then the person may be on another page.
    if (pane !== null) core.tabs.send({ type: 'tab.readdress', key: pane.tabKey, path });
    if (pane === null || pane.isActive) void navigate(path, { replace: emitted.step === 'replace' });
  });

  const isShown = pane?.isActive ?? true;
  useEffect(() => {
    page.send({ type: 'page.turned', isShown });
  }, [page, isShown]);

  useEffect(() => {
    page.send({ type: 'address.changed', search });
  }, [page, search]);

  useEffect(() => {
    // The router draws an address when there is time. A step back before that leads to the address that is still drawn,
    // which is no change to React; the list has gone on already.
    const follow = () => {
      const { location } = globalThis;
      if (location.pathname === pathname) page.send({ type: 'address.changed', search: location.search });
    };
    globalThis.addEventListener('popstate', follow);
    return () => globalThis.removeEventListener('popstate', follow);
  }, [page, pathname]);
  return null;
}
