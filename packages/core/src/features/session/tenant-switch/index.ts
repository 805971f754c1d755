export { createTenantSwitch } from './tenant-switch.service.ts';
export type { EnterableTenant, TenantSwitchService } from './tenant-switch.types.ts';
