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
const AccountSecurityPage = lazyPage(
  async () => (await import('./account-security/account-security.page.tsx')).AccountSecurityPage,
);

export const sessionPages: DomainPages = {
  components: {
    'pages/account-settings-security': AccountSecurityPage,
  },
  routes: {
    login: LazyLoginPage,
    register: RegistrationPage,
    registerResult: RegistrationResultPage,
    alteration: PasswordRecoveryPage,
  },
};
