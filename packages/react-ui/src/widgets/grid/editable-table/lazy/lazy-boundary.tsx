import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { useTable } from '../table-context.ts';
import { tableParts, type TableParts } from './table-parts.ts';

export interface LazyBoundaryProps {
  readonly children: (parts: TableParts) => ReactNode;
  /** What stands there until they have come. */
  readonly meanwhile?: ReactNode;
  /** They did not come, and the table says so: what was opened is to be closed again. */
  readonly onMissing: () => void;
  /** It is drawn, later than what stands around it. */
  readonly onArrived?: () => void;
}

/** Draws one of the parts that are fetched apart: at once where they are there already, otherwise as soon as they have come. */
export function LazyBoundary({ children, meanwhile = null, onMissing, onArrived }: LazyBoundaryProps): ReactNode {
  const { tellMissing } = useTable();
  const [loaded, setLoaded] = useState(() => tableParts.now());
  const [wereThere] = useState(loaded !== null);
  const areThere = loaded !== null;
  const arrived = useEffectEvent(() => onArrived?.());
  const missed = useEffectEvent(() => {
    tellMissing(true);
    onMissing();
  });
  useEffect(() => {
    if (areThere) {
      if (!wereThere) arrived();
      return undefined;
    }
    let isAwaited = true;
    const fetchIt = async () => {
      try {
        const fetched = await tableParts.load();
        if (!isAwaited) return;
        tellMissing(false);
        setLoaded(() => fetched);
      } catch {
        if (isAwaited) missed();
      }
    };
    void fetchIt();
    return () => {
      isAwaited = false;
    };
  }, [areThere, wereThere, tellMissing]);
  return loaded === null ? meanwhile : children(loaded);
}
