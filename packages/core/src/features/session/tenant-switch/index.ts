export { createTenantSwitch, type TenantSwitchDependencies } from './tenant-switch.service.ts';
export type {
  EnterableTenant,
  TenantSwitchEvent,
  TenantSwitchFacts,
  TenantSwitchService,
} from './tenant-switch.types.ts';
