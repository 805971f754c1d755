import type { LoginMode } from '@evergreen/core/session/login-form';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { useRef, type KeyboardEvent } from 'react';

import { loginPageMessages as messages } from './login.messages.ts';

const TABS: readonly { readonly mode: LoginMode; readonly title: LocalizedText }[] = [
  { mode: 'password', title: messages.byPassword },
  { mode: 'phone', title: messages.byPhone },
];

export const LOGIN_PANEL_ID = 'login-panel';

export function loginTabId(mode: LoginMode): string {
  return `login-tab-${mode}`;
}

export interface LoginTabsProps {
  readonly mode: LoginMode;
  readonly onChoose: (mode: LoginMode) => void;
}

/** The two ways, as tabs that the arrow keys walk (WAI-ARIA, tabs with automatic activation). */
export function LoginTabs({ mode, onChoose }: LoginTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    // Of two tabs the next one is the one before, too.
    const other = mode === 'password' ? 'phone' : 'password';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`#${loginTabId(other)}`)?.focus();
  };
  return (
    <div ref={list} className="login-tabs" role="tablist" aria-label={t(messages.ways)}>
      {TABS.map(({ mode: own, title }) => (
        <button
          key={own}
          id={loginTabId(own)}
          type="button"
          role="tab"
          aria-selected={own === mode}
          aria-controls={LOGIN_PANEL_ID}
          tabIndex={own === mode ? 0 : -1}
          onClick={() => onChoose(own)}
          onKeyDown={walk}
        >
          {t(title)}
        </button>
      ))}
    </div>
  );
}
