import type { Service } from '@evergreen/core/kernel';

/** The facts of a service as soon as they are as wished; at once when they are so already. */
export function factsWhen<Facts>(
  service: Pick<Service<Facts, never, unknown>, 'facts' | 'subscribe'>,
  isWished: (facts: Facts) => boolean,
): Promise<Facts> {
  return new Promise((resolve) => {
    const stop = service.subscribe(check);
    check();
    function check(): void {
      const facts = service.facts();
      if (!isWished(facts)) return;
      stop();
      resolve(facts);
    }
  });
}
