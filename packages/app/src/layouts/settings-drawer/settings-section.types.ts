import type { Settings } from '@evergreen/core/shell/settings';

export interface SettingsSectionProps {
  readonly now: Settings;
  readonly choose: (change: Partial<Settings>) => void;
}
