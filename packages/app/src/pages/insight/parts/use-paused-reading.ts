import { usePane } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

interface Paused {
  send(event: { readonly type: 'page.hidden' | 'page.shown' }): void;
}

/** Figures are read while the page is in front of the user, and at once when it comes back after the usual time. */
export function usePausedReading(service: Paused): void {
  const isActive = usePane()?.isActive ?? true;
  useEffect(() => {
    const report = () =>
      service.send({ type: isActive && document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [service, isActive]);
}
