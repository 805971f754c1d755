import { tenantEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { localized, mapResult, sameText } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort, LocationPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { EnterableTenant, TenantSwitchFacts, TenantSwitchService } from './tenant-switch.types.ts';

export interface TenantSwitchDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly location: Pick<LocationPort, 'reload'>;
}

/** Number of the platform itself. */
const PLATFORM = '0';
const platformName = localized('平台（不属于任何租户）', 'The platform itself');

/** The tenants that the user may work for. A choice counts for every further call, so the application loads anew. */
export function createTenantSwitch({
  client,
  clock,
  storage,
  location,
}: TenantSwitchDependencies): TenantSwitchService {
  const loader = createLoader({
    clock,
    load: async (_params: null, signal) =>
      mapResult(await client.call(tenantEndpoints.enterable, { signal, isQuiet: true }), ({ result }) => result),
  });
  const shown = (): readonly EnterableTenant[] => {
    const current = storage.get(storageKeys.tenantId) ?? PLATFORM;
    return (loader.facts().value ?? []).map(({ id, name }) => ({
      id,
      name: id === PLATFORM ? platformName : sameText(name),
      isCurrent: id === current,
    }));
  };
  let known: { readonly of: unknown; readonly facts: TenantSwitchFacts } | null = null;
  const view = (): TenantSwitchFacts => {
    const { status, value, failure } = loader.facts();
    return {
      status: status === 'failed' ? 'failed' : value === null ? 'loading' : 'loaded',
      failure: failure === null ? null : failureText(failure),
      tenants: shown(),
    };
  };
  loader.send({ type: 'value.load', params: null });
  return {
    facts() {
      const of = loader.facts();
      if (known?.of !== of) known = { of, facts: view() };
      return known.facts;
    },
    subscribe: loader.subscribe,
    send(event) {
      if (event.type === 'list.retry') return loader.send({ type: 'value.refresh' });
      const chosen = shown().find(({ id }) => id === event.id);
      if (chosen === undefined || chosen.isCurrent) return undefined;
      storage.set(storageKeys.tenantId, chosen.id);
      return location.reload();
    },
    // Emits no events; its state is the whole interface.
    on: () => () => undefined,
    dispose: loader.dispose,
  };
}
