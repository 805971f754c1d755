import type { LoginFormService } from '@evergreen/core/login-form';

/** What stands in one of the tabs. */
export interface LoginPanelProps {
  readonly form: LoginFormService;
}
