import { primaryColours, textSizes } from '@evergreen/core/shell/settings';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { SettingChoice } from './setting-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsSectionProps } from './settings-section.types.ts';
import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';

/** Theme, colour and size. */
export function LookSettings({ now, choose }: SettingsSectionProps) {
  const t = useTranslate();
  return (
    <>
      <h2>{t(messages.look)}</h2>
      <SettingChoice
        label={messages.theme}
        value={now.theme}
        options={[
          { value: 'light', label: messages.light },
          { value: 'dark', label: messages.dark },
        ]}
        onChange={(theme) => choose({ theme })}
      />
      <SettingChoice
        label={messages.primaryColour}
        value={now.primaryColour}
        options={primaryColours.map(({ name, title, hex }) => ({
          value: name,
          label: title,
          sample: <span className="setting-colour" style={{ background: hex }} aria-hidden />,
        }))}
        onChange={(primaryColour) => choose({ primaryColour })}
      />
      <SettingChoice
        label={messages.textSize}
        hint={messages.textSizeHint}
        value={now.textSize}
        options={textSizes.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={(textSize) => choose({ textSize })}
      />
      <SettingSwitch
        label={messages.colourWeak}
        isOn={now.isColourWeak}
        onChange={(isColourWeak) => choose({ isColourWeak })}
      />
    </>
  );
}
