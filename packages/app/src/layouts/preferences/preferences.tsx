import { GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { Locale } from '@evergreen/core/kernel';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';

import { preferencesMessages as messages } from './preferences.messages.ts';

const OTHER_LANGUAGE = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const satisfies Record<Locale, Locale>;
const LANGUAGE_NAMES = { 'zh-CN': messages.chinese, 'en-US': messages.english } as const;

/** Language and theme, each one press away. */
export function Preferences() {
  const { settings } = useCore();
  const { locale, theme } = useFacts(settings);
  const t = useTranslate();
  const other = OTHER_LANGUAGE[locale];
  const isDark = theme === 'dark';
  return (
    <div className="preferences">
      <Button
        type="text"
        lang={other}
        icon={<GlobalOutlined aria-hidden />}
        onClick={() => settings.send({ type: 'setting.choose', change: { locale: other } })}
      >
        {t(LANGUAGE_NAMES[other])}
      </Button>
      <Button
        type="text"
        icon={isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        aria-label={t(isDark ? messages.toLight : messages.toDark)}
        title={t(isDark ? messages.toLight : messages.toDark)}
        onClick={() => settings.send({ type: 'setting.choose', change: { theme: isDark ? 'light' : 'dark' } })}
      />
    </div>
  );
}
