/** The one shape of everything that lives: a user interface asks it, listens to it and tells it what the person did. */
export interface Service<Facts, Event, Emitted = never> {
  /** What is so now; the same reference until something changes. */
  facts(): Facts;
  /** Calls `listener` after every change; the answer stops it. */
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Calls `listener` for everything that happened once: notices, navigation, saved rows. */
  on(listener: (emitted: Emitted) => void): () => void;
  dispose(): void;
}
