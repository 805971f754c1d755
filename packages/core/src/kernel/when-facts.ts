import type { Service } from './service.ts';

/**
 * The facts of a service as soon as they are as wished; at once when they are so already. Rejects with the reason of the signal when
 * that is aborted before.
 */
export function whenFacts<Facts>(
  service: Pick<Service<Facts, never, unknown>, 'facts' | 'subscribe'>,
  isWished: (facts: Facts) => boolean,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Facts> {
  return new Promise((resolve, reject) => {
    const stop = service.subscribe(check);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    else check();

    function end(): void {
      stop();
      signal?.removeEventListener('abort', abort);
    }
    function abort(): void {
      end();
      reject(signal?.reason);
    }
    function check(): void {
      const facts = service.facts();
      if (!isWished(facts)) return;
      end();
      resolve(facts);
    }
  });
}
