import {
  CheckCircleFilled,
  CloseCircleFilled,
  DownOutlined,
  EllipsisOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  RightOutlined,
} from '@ant-design/icons';
import type { Locale } from '@evergreen/core/kernel';
import { textSizeNamed } from '@evergreen/core/shell/settings';
import { ConfigProvider, theme, type ConfigProviderProps } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { useEffect, useMemo, type ReactNode } from 'react';

import { REDUCED_MOTION, useCore, useFacts, useMedia, usePrinting, useTranslate } from '../adapter/index.ts';
import './evergreen-theme.css';
import { paletteOf, TOKEN_SCOPE } from './palette.ts';
import { themeMessages as messages } from './theme.messages.ts';

const ANTD_LOCALES: Readonly<Record<Locale, NonNullable<ConfigProviderProps['locale']>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
};

/**
 * antd writes two-character labels with a blank inside, and lets the sign of waiting fade out by a movement that a quick answer
 * leaves unfinished: the button was called "loading" from then on.
 */
const PLAIN_BUTTONS = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

/**
 * antd names its icons in English, `info-circle` and `down`, and a screen reader reads that beside the words that say the
 * same. Decoration is hidden from it; what is the only content of a button has a name in the language of the page.
 */
const PLAIN_SELECTS = { suffixIcon: <DownOutlined aria-hidden />, loadingIcon: <LoadingOutlined aria-hidden spin /> };
const PLAIN_CASCADERS = { ...PLAIN_SELECTS, expandIcon: <RightOutlined aria-hidden /> };
const PLAIN_ALERTS = {
  infoIcon: <InfoCircleFilled aria-hidden />,
  successIcon: <CheckCircleFilled aria-hidden />,
  warningIcon: <ExclamationCircleFilled aria-hidden />,
  errorIcon: <CloseCircleFilled aria-hidden />,
};

/**
 * Carries the tokens as custom properties for our own style sheets. antd's `App` would do so too, but brings its dialogs
 * along, which the login page has no use for.
 */
function Surface({ children }: { readonly children: ReactNode }) {
  // Asking for the tokens is what writes them into the page.
  theme.useToken();
  return <div className={`evergreen ${TOKEN_SCOPE}`}>{children}</div>;
}

/** The chosen theme and language for everything below, antd's pop-ups included. */
export function EvergreenTheme({ children }: { readonly children: ReactNode }) {
  const settings = useFacts(useCore().settings);
  const isStill = useMedia(REDUCED_MOTION);
  const t = useTranslate();
  // Paper is white: a dark page is printed in the light theme.
  const isPrinting = usePrinting();
  const { theme: chosen, primaryColour, textSize, isColourWeak, locale } = settings;
  const brightness = isPrinting ? 'light' : chosen;
  const palette = useMemo(
    () => paletteOf({ theme: brightness, colour: primaryColour, textSize, isStill }),
    [brightness, primaryColour, textSize, isStill],
  );
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = locale;
    documentElement.dataset['theme'] = brightness;
    documentElement.style.colorScheme = brightness;
    // Our own style sheets measure texts and targets in rem. A percentage leaves the size to the browser's own setting.
    documentElement.style.fontSize = `${textSizeNamed(textSize).scale * 100}%`;
    // Legacy name, kept for compatibility.
    documentElement.classList.toggle('colorWeak', isColourWeak);
  }, [locale, brightness, textSize, isColourWeak]);
  const more = t(messages.moreTabs);
  const tabs = useMemo(() => ({ more: { icon: <EllipsisOutlined aria-label={more} /> } }), [more]);
  return (
    <ConfigProvider
      theme={palette}
      locale={ANTD_LOCALES[locale]}
      button={PLAIN_BUTTONS}
      select={PLAIN_SELECTS}
      cascader={PLAIN_CASCADERS}
      alert={PLAIN_ALERTS}
      tabs={tabs}
    >
      <Surface>{children}</Surface>
    </ConfigProvider>
  );
}
