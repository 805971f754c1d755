import { whenIdle } from '@evergreen/react-ui/adapter';
import type { NoticeBellProps } from '@evergreen/react-ui/widgets/messaging/notice-bell';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';

import { useHere } from '../../routing/use-here.ts';
import { useTitleBadge } from '../../routing/title-badge.tsx';
import './notice-bell-outlet.css';

/** The bell of the header. Its program is fetched when the browser is idle, and what did not come is fetched on the next page. */
export function NoticeBellOutlet() {
  const navigate = useNavigate();
  const { showBadge } = useTitleBadge();
  const here = useHere();
  const [Bell, setBell] = useState<ComponentType<NoticeBellProps> | null>(null);
  const isMissing = Bell === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLive = true;
    const load = async () => {
      try {
        const { NoticeBell } = await import('@evergreen/react-ui/widgets/messaging/notice-bell');
        if (isLive) setBell(() => NoticeBell);
      } catch {
        // Everything else goes on without it; the next page asks for it again.
      }
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isLive = false;
      cancel();
    };
  }, [isMissing, here]);
  if (Bell === null) return <span className="notice-bell-place" />;
  return <Bell onBadge={showBadge} onGo={(path) => void navigate(path)} />;
}
