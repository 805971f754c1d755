import { formFields, resourceActions, resourceByName, resources } from '@evergreen/core/resources';
import { expect, it } from 'vitest';

import { resourceSlots, resourceSlotsOf } from './resource-slots.registry.ts';

it('RES-01 every action that opens a dialog has a slot, and every slot an action', async () => {
  const described = resources.flatMap((resource) =>
    resourceActions(resource)
      .filter(([, { opens }]) => opens === 'dialog')
      .map(([key]) => `${resource.name}.${key}`),
  );
  const registered = await Promise.all(
    Object.keys(resourceSlots).map(async (name) =>
      Object.keys((await resourceSlotsOf(name)).dialogs ?? {}).map((key) => `${name}.${key}`),
    ),
  );
  expect(registered.flat().toSorted()).toEqual(described.toSorted());
});

it('RES-01 every input of a resource’s own is that of a field of its form', async () => {
  const wrong = await Promise.all(
    Object.keys(resourceSlots).map(async (name) => {
      const resource = resourceByName(name);
      const fields = resource === undefined ? [] : formFields(resource).map(([key]) => key);
      return Object.keys((await resourceSlotsOf(name)).inputs ?? {}).filter((key) => !fields.includes(key));
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

it.each(['', 'topic', 'constructor', '__proto__'])('has no slots for %j', async (name) => {
  expect(await resourceSlotsOf(name)).toEqual({});
});
