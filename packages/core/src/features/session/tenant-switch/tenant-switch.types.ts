import type { LocalizedText, Service } from '../../../kernel/index.ts';

export interface EnterableTenant {
  readonly id: string;
  readonly name: LocalizedText;
  readonly isCurrent: boolean;
}

export interface TenantSwitchFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly failure: LocalizedText | null;
  readonly tenants: readonly EnterableTenant[];
}

export type TenantSwitchEvent =
  | { readonly type: 'list.retry' }
  /** Work for this tenant from now on; ignored for the current one and for others than those listed. */
  | { readonly type: 'tenant.choose'; readonly id: string };

export type TenantSwitchService = Service<TenantSwitchFacts, TenantSwitchEvent>;
