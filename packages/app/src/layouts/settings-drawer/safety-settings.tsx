import { LOCK_CHOICES } from '@evergreen/core/shell/settings';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Select } from 'antd';
import { useId } from 'react';

import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsSectionProps } from './settings-section.types.ts';
import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';

/** Watermark and screen lock. */
export function SafetySettings({ now, choose }: SettingsSectionProps) {
  const t = useTranslate();
  const lockId = useId();
  return (
    <>
      <h2>{t(messages.safety)}</h2>
      <SettingSwitch
        label={messages.watermark}
        hint={messages.watermarkHint}
        isOn={now.hasWatermark}
        onChange={(hasWatermark) => choose({ hasWatermark })}
      />
      <div className="setting-row">
        <label htmlFor={lockId}>{t(messages.lockAfter)}</label>
        <Select
          id={lockId}
          value={now.lockAfter}
          options={LOCK_CHOICES.map((count) => ({
            value: count,
            label: t(count === 0 ? messages.never : messages.minutes(count)),
          }))}
          onChange={(lockAfter) => choose({ lockAfter })}
        />
      </div>
    </>
  );
}
