import type { LayoutService } from '@evergreen/core/shell/layout';
import { RESET_CHANGE } from '@evergreen/core/shell/settings';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Drawer } from 'antd';

import { settingsDrawerMessages as messages } from './settings-drawer.messages.ts';
import { SettingsForm } from './settings-form.tsx';

/** Of the size of the text, or all there is on a phone. */
const WIDTH = 'min(22.5rem, 100vw)';

export interface SettingsDrawerProps {
  readonly layout: LayoutService;
  /** The drawer has closed and is out of sight. */
  readonly onGone: () => void;
}

/** 系统设置: every choice that a person has, each applied at once. */
export function SettingsDrawer({ layout, onGone }: SettingsDrawerProps) {
  const { settings } = useCore();
  const { isSettingsOpen, device } = useFacts(layout);
  const t = useTranslate();
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
        <Button block onClick={() => settings.send({ type: 'setting.choose', change: RESET_CHANGE })}>
          {t(messages.reset)}
        </Button>
      }
    >
      <SettingsForm isPhone={device === 'phone'} />
    </Drawer>
  );
}
