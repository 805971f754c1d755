import { resources } from './resources.registry.ts';
import type { Resource, ResourceView } from './resource.types.ts';

/** Every list in which records wait for somebody: the views that show how many rows they have. */
export function waitingViews(): readonly { readonly resource: Resource; readonly view: ResourceView }[] {
  return resources.flatMap((resource) =>
    (resource.views ?? []).filter(({ isCounted }) => isCounted === true).map((view) => ({ resource, view })),
  );
}
