import type { Resource } from '@evergreen/core/resources';
import type { ListPreferencesService } from '@evergreen/core/list-preferences';
import { createListPage, decodeListAddress, encodeListAddress, type ListPageService } from '@evergreen/core/list-page';
import { useCore, useEmitted, useOwnedService } from '@evergreen/react-ui/adapter';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { usePane } from '../../../routing/pane-context.ts';

/**
 * The list of a resource, whose query and the address say the same: it opens as the address says, follows it back and
 * forward, and writes every change into it. A change that the person asked for is a new step of the history; a
 * correction by the list itself (a page beyond the end) and a default query take the place of the step, or Back would lead into it
 * again. Changes of one press, such as the condition and the order of a view, are one step. A list behind another page changes the path of its tab alone.
 */
export function useAddressedList(resource: Resource, preferences: ListPreferencesService): ListPageService | null {
  const core = useCore();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pane = usePane();
  const isAsking = useRef(false);
  const hasStepped = useRef(false);

  const queryIn = useCallback(
    (address: string) => decodeListAddress(address, resource, preferences.facts().pageSize),
    [resource, preferences],
  );
  const [opened] = useState(() => queryIn(search));
  const open = useCallback(
    () => core.open((page) => createListPage({ ...page, resource, query: opened })),
    [core, resource, opened],
  );
  const owned = useOwnedService(open);

  const list = useMemo<ListPageService | null>(() => {
    if (owned === null) return null;
    return {
      ...owned,
      send(event) {
        isAsking.current = !('isOpening' in event && event.isOpening);
        owned.send(event);
        isAsking.current = false;
      },
    };
  }, [owned]);

  useEmitted(owned ?? SILENT, (emitted) => {
    if (emitted.type !== 'query.changed') return;
    const path = `${pathname}${encodeListAddress(emitted.query, resource)}`;
    // Told at once: the router draws an address when there is time, and by then the person may be on another page.
    if (pane !== null) core.tabs.send({ type: 'tab.readdress', key: pane.tabKey, path });
    if (pane !== null && !pane.isActive) return;
    void navigate(path, { replace: !isAsking.current || hasStepped.current });
    if (!isAsking.current || hasStepped.current) return;
    hasStepped.current = true;
    queueMicrotask(() => {
      hasStepped.current = false;
    });
  });

  useEffect(() => {
    owned?.send({ type: 'address.changed', query: queryIn(search) });
  }, [owned, search, queryIn]);

  useEffect(() => {
    // The router draws an address when there is time. A step back before that leads to the address that is still drawn,
    // which is no change to React; the list has gone on already.
    const follow = () => {
      const { location } = globalThis;
      if (location.pathname === pathname) owned?.send({ type: 'address.changed', query: queryIn(location.search) });
    };
    globalThis.addEventListener('popstate', follow);
    return () => globalThis.removeEventListener('popstate', follow);
  }, [owned, pathname, queryIn]);

  return list;
}

const SILENT: Pick<ListPageService, 'on'> = { on: () => () => undefined };
