import type { LayoutService } from '@evergreen/core/layout';
import {
  availabilityOf,
  LOCK_CHOICES,
  primaryColours,
  RESET_CHANGE,
  unavailableBecause,
  type Settings,
} from '@evergreen/core/settings';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Drawer, Select } from 'antd';
import { useId } from 'react';

import { SettingChoice } from './setting-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import './settings-drawer.css';
import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';

/** Pixels, or all there is on a phone. */
const WIDTH = 'min(360px, 100vw)';

export interface SettingsDrawerProps {
  readonly layout: LayoutService;
  /** The drawer has closed and is out of sight. */
  readonly onGone: () => void;
}

/** 系统设置: every choice that a person has, each applied at once. The core says which of them are open, and why not. */
export function SettingsDrawer({ layout, onGone }: SettingsDrawerProps) {
  const { settings } = useCore();
  const now = useFacts(settings);
  const { isSettingsOpen, device } = useFacts(layout);
  const t = useTranslate();
  const lockId = useId();
  const available = availabilityOf(now);
  const choose = (change: Partial<Settings>) => settings.send({ type: 'setting.choose', change });
  return (
    <Drawer
      rootClassName="settings-drawer"
      open={isSettingsOpen}
      onClose={() => layout.send({ type: 'settings.close' })}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onGone();
      }}
      size={WIDTH}
      title={t(messages.title)}
      closable={{ 'aria-label': t(messages.close), placement: 'end' }}
      footer={
        <Button block onClick={() => choose(RESET_CHANGE)}>
          {t(messages.reset)}
        </Button>
      }
    >
      <p className="setting-hint">{t(messages.atOnce)}</p>
      {device === 'phone' && <p className="setting-hint">{t(messages.desktopOnly)}</p>}

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
      <SettingSwitch
        label={messages.colourWeak}
        isOn={now.isColourWeak}
        onChange={(isColourWeak) => choose({ isColourWeak })}
      />

      <h2>{t(messages.frame)}</h2>
      <SettingChoice
        label={messages.layout}
        value={now.layout}
        options={[
          { value: 'side', label: messages.sideMenu },
          { value: 'top', label: messages.topMenu },
        ]}
        onChange={(place) => choose({ layout: place })}
      />
      <SettingChoice
        label={messages.contentWidth}
        hint={available.fluidWidth ? null : unavailableBecause.fluidWidth}
        value={now.contentWidth}
        options={[
          { value: 'fixed', label: messages.fixedWidth },
          { value: 'fluid', label: messages.fluidWidth, isAvailable: available.fluidWidth },
        ]}
        onChange={(contentWidth) => choose({ contentWidth })}
      />
      <SettingSwitch
        label={messages.multiTab}
        isOn={now.isMultiTab}
        onChange={(isMultiTab) => choose({ isMultiTab })}
      />
      <SettingSwitch
        label={messages.fixedHeader}
        isOn={now.isHeaderFixed}
        onChange={(isHeaderFixed) => choose({ isHeaderFixed })}
      />
      <SettingSwitch
        label={messages.hiddenOnScroll}
        hint={available.headerHiddenOnScroll ? null : unavailableBecause.headerHiddenOnScroll}
        isOn={now.isHeaderHiddenOnScroll}
        isAvailable={available.headerHiddenOnScroll}
        onChange={(isHeaderHiddenOnScroll) => choose({ isHeaderHiddenOnScroll })}
      />
      <SettingSwitch
        label={messages.fixedSideMenu}
        hint={available.sideMenuFixed ? null : unavailableBecause.sideMenuFixed}
        isOn={now.isSideMenuFixed}
        isAvailable={available.sideMenuFixed}
        onChange={(isSideMenuFixed) => choose({ isSideMenuFixed })}
      />
      <SettingSwitch
        label={messages.plannedPages}
        hint={messages.plannedPagesHint}
        isOn={now.arePlannedPagesShown}
        onChange={(arePlannedPagesShown) => choose({ arePlannedPagesShown })}
      />

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
    </Drawer>
  );
}
