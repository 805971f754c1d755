import type { Locale } from '@evergreen/core/kernel';
import { App, ConfigProvider, type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { useEffect, type ReactNode } from 'react';

import { useCore, useFacts } from '../adapter/index.ts';
import { paletteOf } from './palette.ts';

const ANTD_LOCALES: Readonly<Record<Locale, NonNullable<ConfigProviderProps['locale']>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
};

/** Without this antd writes two-character labels with a blank inside. */
const PLAIN_LABELS = { autoInsertSpace: false };

/** Below the header, whose buttons a note would cover. */
const NOTES = { top: 68 };

/** The chosen theme and language for everything below, antd's pop-ups included. */
export function EvergreenTheme({ children }: { readonly children: ReactNode }) {
  const settings = useFacts(useCore().settings);
  useEffect(() => {
    document.documentElement.lang = settings.locale;
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.style.colorScheme = settings.theme;
  }, [settings.locale, settings.theme]);
  return (
    <ConfigProvider theme={paletteOf(settings.theme)} locale={ANTD_LOCALES[settings.locale]} button={PLAIN_LABELS}>
      <App className="evergreen-app" notification={NOTES}>{children}</App>
    </ConfigProvider>
  );
}
