import type { Resource, ResourceView } from './resource.types.ts';

/** A list in which records wait for somebody who may do an action. */
export interface WaitingView {
  readonly resource: Resource;
  readonly view: ResourceView;
  readonly work: NonNullable<ResourceView['work']>;
}

/** Every list in which records wait for somebody: the views that are work. */
export function waitingViews(resources: readonly Resource[]): readonly WaitingView[] {
  return resources.flatMap((resource) =>
    (resource.views ?? []).flatMap((view) => (view.work === undefined ? [] : [{ resource, view, work: view.work }])),
  );
}
