import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import type { Settings } from '@evergreen/core/shell/settings';

import { FrameSettings } from './frame-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { SafetySettings } from './safety-settings.tsx';
import './settings-form.css';
import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';

export interface SettingsFormProps {
  /** Says that some choices take effect on a desktop only. */
  readonly isPhone: boolean;
}

/** Every choice that a person has, each applied at once. */
export function SettingsForm({ isPhone }: SettingsFormProps) {
  const { settings } = useCore();
  const now = useFacts(settings);
  const t = useTranslate();
  const choose = (change: Partial<Settings>) => settings.send({ type: 'setting.choose', change });
  return (
    <div className="settings-form">
      <p className="setting-hint">{t(messages.atOnce)}</p>
      {isPhone && <p className="setting-hint">{t(messages.desktopOnly)}</p>}
      <LookSettings now={now} choose={choose} />
      <FrameSettings now={now} choose={choose} />
      <SafetySettings now={now} choose={choose} />
    </div>
  );
}
