import type { Service } from '@evergreen/core/kernel';
import { useEffect, useEffectEvent } from 'react';

/** Any service as far as listening goes. */
export type EmittingSource<Emitted> = Pick<Service<unknown, never, Emitted>, 'on'>;

/** Calls the latest `listener` for everything that happens once while the component is shown. */
export function useEmitted<Emitted>(service: EmittingSource<Emitted>, listener: (emitted: Emitted) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => service.on((emitted) => hear(emitted)), [service]);
}
