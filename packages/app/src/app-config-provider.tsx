import { createContext, use, type ReactNode } from 'react';

import type { AppConfig } from './app-config.ts';

const AppConfigContext = createContext<AppConfig | null>(null);

export function AppConfigProvider({ config, children }: { readonly config: AppConfig; readonly children: ReactNode }) {
  return <AppConfigContext value={config}>{children}</AppConfigContext>;
}

export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext);
  if (config === null) throw new Error('useAppConfig was called outside an AppConfigProvider');
  return config;
}
