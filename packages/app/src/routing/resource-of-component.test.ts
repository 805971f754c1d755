import { activityResource } from '@evergreen/core/resources';
import { expect, it } from 'vitest';

import { resourceOfComponent } from './resource-of-component.ts';

it.each([
  ['areas/activity', activityResource],
  ['areas/unknown', undefined],
  ['areas/', undefined],
  ['areas/activity/more', undefined],
  ['resources/activity', undefined],
  ['', undefined],
])('finds the resource of the stored component %j', (component, resource) => {
  expect(resourceOfComponent(component)).toBe(resource);
});
