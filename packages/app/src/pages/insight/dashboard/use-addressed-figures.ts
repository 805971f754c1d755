import {
  createFigures,
  decodePeriodAddress,
  encodePeriodAddress,
  type Dashboard,
  type FiguresEvent,
  type FiguresService,
} from '@evergreen/core/insight/figures';
import { useCore, useOwnedService, usePane } from '@evergreen/react-ui/adapter';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface AddressedFigures {
  readonly figures: FiguresService | null;
  /** Sends an event and writes the period that is shown after it into the address, as a new step of the history. */
  readonly choose: (event: FiguresEvent) => void;
}

const periodIn = (search: string) => decodePeriodAddress(new URLSearchParams(search));

/** The figures of a dashboard, whose period and the address say the same. */
export function useAddressedFigures(dashboard: Dashboard): AddressedFigures {
  const core = useCore();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pane = usePane();
  const [opened] = useState(() => periodIn(search));
  const figures = useOwnedService(
    useCallback(
      () => core.open((page) => createFigures({ ...page, dashboard, addressed: opened })),
      [core, dashboard, opened],
    ),
  );
  useEffect(() => {
    figures?.send({ type: 'address.changed', addressed: periodIn(search) });
  }, [figures, search]);
  const choose = useCallback(
    (event: FiguresEvent) => {
      if (figures === null) return;
      figures.send(event);
      const { period, preset, fault } = figures.facts();
      if (fault !== null) return;
      const path = pathname + encodePeriodAddress(period, preset);
      // Told at once: the router draws an address when there is time.
      if (pane !== null) core.tabs.send({ type: 'tab.readdress', key: pane.tabKey, path });
      void navigate(path);
    },
    [core, figures, navigate, pane, pathname],
  );
  return { figures, choose };
}
