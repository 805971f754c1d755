import type { Service } from './service.ts';
import { createEmitter } from './store.ts';

/** A service that starts with its first event. Its facts are the running service; null until then. */
export interface OnDemand<Facts, Event, Emitted = never> extends Service<
  Service<Facts, Event, Emitted> | null,
  Event,
  Emitted
> {
  /** Starts it without an event. */
  start(): Service<Facts, Event, Emitted>;
}

/** @param make opens the service; called once, and not at all where nobody asks for it */
export function createOnDemand<Facts, Event, Emitted>(
  make: () => Service<Facts, Event, Emitted>,
): OnDemand<Facts, Event, Emitted> {
  const starts = createEmitter();
  const emitter = createEmitter<Emitted>();
  let running: Service<Facts, Event, Emitted> | null = null;
  let isDisposed = false;
  function start(then: (started: Service<Facts, Event, Emitted>) => void): Service<Facts, Event, Emitted> {
    if (running !== null) {
      then(running);
      return running;
    }
    running = make();
    running.on(emitter.emit);
    then(running);
    starts.emit();
    return running;
  }
  return {
    facts: () => running,
    subscribe: starts.on,
    start: () => start(() => undefined),
    send(event) {
      if (!isDisposed) start((started) => started.send(event));
    },
    on: emitter.on,
    dispose() {
      isDisposed = true;
      running?.dispose();
      starts.clear();
      emitter.clear();
    },
  };
}
