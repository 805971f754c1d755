import { thirdBindingEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { shownSignIn } from '../sessions/index.ts';
import type { ThirdSignInsEvent, ThirdSignInsFacts } from './third-binding.types.ts';

export type ThirdSignInsService = Service<ThirdSignInsFacts, ThirdSignInsEvent>;

export interface ThirdSignInsDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** What the log says about third parties and the person's own account. Loads on start. */
export function createThirdSignIns({ client, clock }: ThirdSignInsDependencies): ThirdSignInsService {
  const loader = createLoader({
    clock,
    load: async (_params: null, signal) =>
      mapResult(await client.call(thirdBindingEndpoints.signIns, { signal, isQuiet: true }), ({ result }) =>
        result.map(shownSignIn),
      ),
  });
  const view = (): ThirdSignInsFacts => {
    const { status, value, failure } = loader.facts();
    return {
      status: status === 'failed' ? 'failed' : value === null ? 'loading' : 'loaded',
      signIns: value ?? [],
      failure: failure === null ? null : failureText(failure),
    };
  };
  let known: { readonly of: unknown; readonly facts: ThirdSignInsFacts } | null = null;
  loader.send({ type: 'value.load', params: null });
  return {
    facts() {
      const of = loader.facts();
      if (known?.of !== of) known = { of, facts: view() };
      return known.facts;
    },
    subscribe: loader.subscribe,
    send: () => loader.send({ type: 'value.refresh' }),
    // Emits no events; its state is the whole interface.
    on: () => () => undefined,
    dispose: loader.dispose,
  };
}
