/** The common interface of all services: read facts, subscribe to changes, send user events. */
export interface Service<Facts, Event, Emitted = never> {
  /** Current facts; referentially stable until a change. */
  facts(): Facts;
  /** Call `listener` after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Call `listener` for every emitted event: notices, navigation, saved rows. */
  on(listener: (emitted: Emitted) => void): () => void;
  dispose(): void;
}
