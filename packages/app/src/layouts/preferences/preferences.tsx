import { FontSizeOutlined, GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { Locale } from '@evergreen/core/kernel';
import { useCore, useFacts, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { nextTextSize, textSizeNamed, type Settings } from '@evergreen/core/shell/settings';
import { Button } from 'antd';

import { preferencesMessages as messages } from './preferences.messages.ts';

const OTHER_LANGUAGE = { 'zh-CN': 'en-US', 'en-US': 'zh-CN' } as const satisfies Record<Locale, Locale>;
const LANGUAGE_NAMES = { 'zh-CN': messages.chinese, 'en-US': messages.english } as const;

export interface PreferencesProps {
  /** Also the size of the text, where there is no drawer of settings. */
  readonly hasTextSize?: boolean;
}

/** Language and theme, each one press away. */
export function Preferences({ hasTextSize = false }: PreferencesProps) {
  const { settings } = useCore();
  const { locale, theme } = useFacts(settings);
  const t = useTranslate();
  const other = OTHER_LANGUAGE[locale];
  const isDark = theme === 'dark';
  return (
    <div className="preferences">
      {hasTextSize && <TextSizeButton />}
      <Button
        type="text"
        lang={other}
        icon={<GlobalOutlined aria-hidden />}
        onClick={() => settings.send({ type: 'setting.choose', change: { locale: other } })}
      >
        <span className="preferences-language">{t(LANGUAGE_NAMES[other])}</span>
      </Button>
      <Button
        className="preferences-theme"
        type="text"
        icon={isDark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
        aria-label={t(isDark ? messages.toLight : messages.toDark)}
        title={t(isDark ? messages.toLight : messages.toDark)}
        onClick={() => settings.send({ type: 'setting.choose', change: { theme: isDark ? 'light' : 'dark' } })}
      />
    </div>
  );
}

const textSizeOf = (facts: Settings) => facts.textSize;

/** From size to size, and from the largest back to the first. */
function TextSizeButton() {
  const { settings } = useCore();
  const now = useSelectedFacts(settings, textSizeOf);
  const next = nextTextSize(now);
  const t = useTranslate();
  const { title } = textSizeNamed(now);
  return (
    <Button
      type="text"
      aria-label={t(messages.textSize(title, next.title))}
      title={t(messages.textSize(title, next.title))}
      icon={<FontSizeOutlined aria-hidden />}
      onClick={() => settings.send({ type: 'setting.choose', change: { textSize: next.name } })}
    >
      {t(title)}
    </Button>
  );
}
