import { RESET_CHANGE } from '@evergreen/core/shell/settings';
import { PHONE, useCore, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';

import { SettingsForm } from '../../../layouts/settings-drawer/settings-form.tsx';
import { Section } from '../account-settings/section.tsx';
import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import './account-custom.css';
import { accountCustomMessages as messages } from './account-custom.messages.ts';

/** 个性化设置: theme, colour, size, frame and safety, as in the drawer of settings. */
export function AccountCustomPage() {
  const { settings } = useCore();
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  return (
    <SettingsFrame>
      <Section
        title={t(messages.title)}
        description={t(messages.description)}
        actions={
          <Button onClick={() => settings.send({ type: 'setting.choose', change: RESET_CHANGE })}>
            {t(messages.reset)}
          </Button>
        }
      >
        <div className="account-custom">
          <SettingsForm isPhone={isPhone} />
        </div>
      </Section>
    </SettingsFrame>
  );
}
