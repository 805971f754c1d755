import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before, once the component has gone and nothing else took it. antd's dialog does so
 * too, but loses it to a question that closes over it at the same moment.
 */
export function useRestoreFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
