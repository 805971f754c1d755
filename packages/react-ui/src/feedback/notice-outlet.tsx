import type { AuthFacts } from '@evergreen/core/session/auth';
import type { Notice } from '@evergreen/core/kernel';
import { useEffect, useState, type ComponentType } from 'react';

import { useCore, useSelectedFacts } from '../adapter/index.ts';
import type { NoticeDisplayProps } from './notice-display.tsx';

const isSignedOutOf = ({ status }: AuthFacts) => status === 'loggedOut';

/**
 * Shows every notice of the core. What draws them comes with the first one, or with signing in: the login page is weighed,
 * and has its own place for what went wrong.
 */
export function NoticeOutlet() {
  const core = useCore();
  const isSignedOut = useSelectedFacts(core.auth, isSignedOutOf);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [Display, setDisplay] = useState<ComponentType<NoticeDisplayProps> | null>(null);
  const isNeeded = Display === null && (notices.length > 0 || !isSignedOut);
  useEffect(() => {
    const remember = (notice: Notice) => setNotices((before) => [...before, notice]);
    const stops = [
      core.on(remember),
      ...[core.settings, core.welcome].map((service) => service.on(({ notice }) => remember(notice))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [core]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLive = true;
    const load = async () => {
      try {
        const { NoticeDisplay } = await import('./notice-display.tsx');
        if (isLive) setDisplay(() => NoticeDisplay);
      } catch {
        // The chunk failed to load: the next notice retries and shows the queued ones too.
      }
    };
    void load();
    return () => {
      isLive = false;
    };
  }, [isNeeded, notices]);
  return Display === null ? null : <Display notices={notices} />;
}
