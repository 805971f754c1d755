import { createThirdBinding } from '@evergreen/core/session/third-binding';
import { usePageService } from '@evergreen/react-ui/adapter';

import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import { BindingSection } from './binding-section.tsx';

/** 账户绑定: the accounts of third parties that sign in to one's own. */
export function AccountBindingPage() {
  const bindings = usePageService(createThirdBinding);
  return <SettingsFrame>{bindings !== null && <BindingSection bindings={bindings} />}</SettingsFrame>;
}
