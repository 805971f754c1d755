import type { Service } from '@evergreen/core/kernel';
import { useEffect, useEffectEvent } from 'react';

/** The part of a service that emits events. */
export type EmittingSource<Emitted> = Pick<Service<unknown, never, Emitted>, 'on'>;

/** Subscribe to emitted events while the component is mounted; calls the latest `listener`. */
export function useEmitted<Emitted>(service: EmittingSource<Emitted>, listener: (emitted: Emitted) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => service.on((emitted) => hear(emitted)), [service]);
}
