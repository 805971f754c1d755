import type { Result, Text } from '@evergreen/core/kernel';

import { BadEntry } from './bad-entry.tsx';

export interface FramePageProps {
  readonly title: string;
  readonly address: Result<string, Text>;
}

/** Somebody else's page inside the layout. It runs without our origin, so it reads nothing of ours (threat T-62). */
export function FramePage({ title, address }: FramePageProps) {
  if (!address.ok) return <BadEntry reason={address.error} />;
  return (
    <iframe
      className="frame-page"
      title={title}
      src={address.value}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
