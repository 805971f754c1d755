import type { EventObject } from 'xstate';

/** What `setup` of XState infers a machine's types from. */
interface MachineTypes {
  readonly context?: object;
  readonly events?: EventObject;
  readonly emitted?: EventObject;
  readonly input?: unknown;
}

/** The `types` of a machine's `setup`: XState reads the type of this value and never the value itself. */
export function machineTypes<Types extends MachineTypes>(): Partial<Types> {
  return {};
}

/**
 * An actor or action that only the service of a machine can carry out, as it needs a port.
 *
 * @param owner the id of the machine, for the error of a machine that is started without its service
 * @throws {Error} when it is called: the machine was started without `provide`
 */
export function notProvided(owner: string): () => never {
  return () => {
    throw new Error(`The service of ${owner} provides this actor or action`);
  };
}
