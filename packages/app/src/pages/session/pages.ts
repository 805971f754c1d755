import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

export const LazyLoginPage = lazyPage(async () => (await import('./login/login.page.tsx')).LoginPage);
const RegistrationPage = lazyPage(async () => (await import('./registration/registration.page.tsx')).RegistrationPage);
const RegistrationResultPage = lazyPage(
  async () => (await import('./registration-result/registration-result.page.tsx')).RegistrationResultPage,
);
const PasswordRecoveryPage = lazyPage(
  async () => (await import('./password-recovery/password-recovery.page.tsx')).PasswordRecoveryPage,
);
const AccountBasePage = lazyPage(async () => (await import('./account-base/account-base.page.tsx')).AccountBasePage);
const AccountBindingPage = lazyPage(
  async () => (await import('./account-binding/account-binding.page.tsx')).AccountBindingPage,
);
const ThirdLoginPage = lazyPage(async () => (await import('./third-login/third-login.page.tsx')).ThirdLoginPage);
const AccountSecurityPage = lazyPage(
  async () => (await import('./account-security/account-security.page.tsx')).AccountSecurityPage,
);
const AccountCenterPage = lazyPage(
  async () => (await import('./account-center/account-center.page.tsx')).AccountCenterPage,
);
const AccountCustomPage = lazyPage(
  async () => (await import('./account-custom/account-custom.page.tsx')).AccountCustomPage,
);
const AccountAvatarPage = lazyPage(
  async () => (await import('./account-avatar/account-avatar.page.tsx')).AccountAvatarPage,
);
const AccountNotificationPage = lazyPage(
  async () => (await import('./account-notification/account-notification.page.tsx')).AccountNotificationPage,
);
const TenantSwitchPage = lazyPage(
  async () => (await import('./tenant-switch/tenant-switch.page.tsx')).TenantSwitchPage,
);

export const sessionPages: DomainPages = {
  components: {
    'pages/account-center': AccountCenterPage,
    'pages/account-settings-avatar': AccountAvatarPage,
    'pages/account-settings-base': AccountBasePage,
    'pages/account-settings-binding': AccountBindingPage,
    'pages/account-settings-custom': AccountCustomPage,
    'pages/account-settings-notification': AccountNotificationPage,
    'pages/account-settings-security': AccountSecurityPage,
    'pages/tenant-selection': TenantSwitchPage,
    'pages/third-login': ThirdLoginPage,
  },
  routes: {
    login: LazyLoginPage,
    register: RegistrationPage,
    registerResult: RegistrationResultPage,
    alteration: PasswordRecoveryPage,
  },
};
