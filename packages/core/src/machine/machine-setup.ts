import type { EventObject } from 'xstate';

/** Type parameters that XState's `setup` infers. */
interface MachineTypes {
  readonly context?: object;
  readonly events?: EventObject;
  readonly emitted?: EventObject;
  readonly input?: unknown;
}

/** The `types` of a machine's `setup`: XState uses only the type of this value. */
export function machineTypes<Types extends MachineTypes>(): Partial<Types> {
  return {};
}

/**
 * Placeholder for an actor or action that needs a port and is provided by the machine's service.
 * @param owner the id of the machine, for the error message
 * @throws {Error} when called: the machine was started without `provide`
 */
export function notProvided(owner: string): () => never {
  return () => {
    throw new Error(`The service of ${owner} provides this actor or action`);
  };
}
