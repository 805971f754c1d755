import { err, ok } from '../../../kernel/index.ts';
import { createLoader, type Loader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Resource, ResourceEntry } from '../../../resources/index.ts';

export interface RelatedResource<Slots> {
  readonly resource: Resource;
  readonly slots: Slots;
}

export interface RelatedResourceDependencies<Slots> {
  readonly clock: ClockPort;
  readonly entry: ResourceEntry;
  /** What the resource draws by itself. */
  readonly loadSlots: (name: string) => Promise<Slots>;
}

/** The other resource of a link: its description and what it draws by itself, fetched at once and again after a failure. */
export function createRelatedResource<Slots>({
  clock,
  entry,
  loadSlots,
}: RelatedResourceDependencies<Slots>): Loader<RelatedResource<Slots>, null, null> {
  const loader = createLoader<RelatedResource<Slots>, null, null>({
    clock,
    async load() {
      try {
        const [resource, slots] = await Promise.all([entry.load(), loadSlots(entry.name)]);
        return ok({ resource, slots });
      } catch {
        // A part of the application that did not arrive: the same for every reason.
        return err(null);
      }
    },
  });
  loader.send({ type: 'value.load', params: null });
  return loader;
}
