import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface TitleBadge {
  /** Before the title, in brackets; empty for none. */
  readonly badge: string;
  readonly showBadge: (badge: string) => void;
}

const TitleBadgeContext = createContext<TitleBadge | null>(null);

/** Lets what is drawn below tell a number in the browser's title, such as how many messages are unread. */
export function TitleBadgeProvider({ children }: { readonly children: ReactNode }) {
  const [badge, showBadge] = useState('');
  const value = useMemo(() => ({ badge, showBadge }), [badge]);
  return <TitleBadgeContext value={value}>{children}</TitleBadgeContext>;
}

export function useTitleBadge(): TitleBadge {
  const shown = use(TitleBadgeContext);
  if (shown === null) throw new Error('useTitleBadge was called outside a TitleBadgeProvider');
  return shown;
}
