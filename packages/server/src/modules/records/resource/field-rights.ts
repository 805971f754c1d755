import {
  fieldPermission,
  guardedFields,
  visibleResource,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { resourceMessages } from './resource.messages.ts';

/** The resource as a caller may read and write it. */
export type VisibleResource = (resource: Resource) => Promise<Resource>;

/** Asks for each guarded field of a resource once in a call. */
export function createVisibleResource(holds: Gatekeeper['holds'], { caller }: SignedInCall): VisibleResource {
  const known = new Map<string, Promise<Resource>>();
  return (resource) => {
    const keys = guardedFields(resource);
    if (keys.length === 0) return Promise.resolve(resource);
    const visible =
      known.get(resource.name) ??
      visibleOf(
        resource,
        keys.map((key) => fieldPermission(resource, key)),
      );
    known.set(resource.name, visible);
    return visible;
  };

  async function visibleOf(resource: Resource, codes: readonly string[]): Promise<Resource> {
    const held = new Set<string>();
    for (const code of codes) if (await holds(caller, code)) held.add(code);
    return visibleResource(resource, (code) => held.has(code));
  }
}

/** Why sent values are refused: one of them is of a field that the caller may not write; undefined if none is. An edit may not empty it either. */
export function unpermittedValue(
  resource: Resource,
  visible: Resource,
  sent: ResourceValues,
  { isEdit }: { readonly isEdit: boolean },
): CallFailure | undefined {
  const isSent = (name: string) => (isEdit ? Object.hasOwn(sent, name) : (sent[name] ?? null) !== null);
  const key = hiddenFields(resource, visible).find(isSent);
  const label = key === undefined ? undefined : resource.fields[key]?.label;
  if (key === undefined || label === undefined) return undefined;
  return { kind: 'forbidden', message: resourceMessages.fieldForbidden(label, fieldPermission(resource, key)) };
}

/** Keys of the fields that a caller knows nothing of. */
function hiddenFields(resource: Resource, visible: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((key) => !Object.hasOwn(visible.fields, key));
}
