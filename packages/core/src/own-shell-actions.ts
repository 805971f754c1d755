import type { AuthService } from './features/session/auth/index.ts';
import { createShellActions, type ShellActions } from './features/shell/search/index.ts';
import type { ScreenLockService } from './features/shell/screen-lock/index.ts';
import type { Settings, SettingsService } from './features/shell/settings/index.ts';
import type { TabsService } from './features/shell/tabs/index.ts';

export interface OwnShellActionsDependencies {
  readonly auth: AuthService;
  readonly tabs: TabsService;
  readonly settings: SettingsService;
  readonly screenLock: ScreenLockService;
  readonly refreshCache: () => Promise<void>;
  /** The page whose tab cannot be closed. */
  readonly homePath: string;
}

/** Shell actions; the core executes those that do not depend on a client. */
export function ownShellActions(dependencies: OwnShellActionsDependencies): ShellActions {
  const { auth, tabs, settings, screenLock, refreshCache, homePath } = dependencies;
  const actions = createShellActions({
    situation() {
      const { tabs: open, activeKey, canReopen } = tabs.facts();
      return {
        isSignedIn: auth.facts().user !== null,
        hasTabs: activeKey !== null,
        isHomeShown: activeKey === homePath,
        otherTabCount: open.filter(({ key }) => key !== activeKey && key !== homePath).length,
        canReopenTab: canReopen,
      };
    },
    sources: [auth, tabs],
  });
  const ofShownTab = (run: (key: string) => void) => () => {
    const { activeKey } = tabs.facts();
    if (activeKey !== null) run(activeKey);
  };
  const choose = (change: Partial<Settings>) => settings.send({ type: 'setting.choose', change });
  actions.offer('theme', () => choose({ theme: settings.facts().theme === 'dark' ? 'light' : 'dark' }));
  actions.offer('language', () => choose({ locale: settings.facts().locale === 'zh-CN' ? 'en-US' : 'zh-CN' }));
  actions.offer('cache', () => void refreshCache());
  actions.offer('lock', () => screenLock.send({ type: 'screen.lock' }));
  actions.offer('logout', () => auth.send({ type: 'logout.request' }));
  actions.offer(
    'tab.refresh',
    ofShownTab((key) => tabs.send({ type: 'tab.refresh', key })),
  );
  actions.offer(
    'tab.close',
    ofShownTab((key) => tabs.send({ type: 'tab.close', key })),
  );
  actions.offer(
    'tab.closeOthers',
    ofShownTab((key) => tabs.send({ type: 'tabs.close', key, group: 'others' })),
  );
  actions.offer('tab.reopen', () => tabs.send({ type: 'tab.reopen' }));
  return actions;
}
