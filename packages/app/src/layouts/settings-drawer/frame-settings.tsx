import { availabilityOf, unavailableBecause } from '@evergreen/core/shell/settings';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { SettingChoice } from './setting-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsSectionProps } from './settings-section.types.ts';
import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';

/** Menu, header, tabs and what the menu holds. The core says which choices are open, and why not. */
export function FrameSettings({ now, choose }: SettingsSectionProps) {
  const t = useTranslate();
  const available = availabilityOf(now);
  return (
    <>
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
    </>
  );
}
