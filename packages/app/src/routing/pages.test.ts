import { builtComponents } from '@evergreen/core/shell/navigation';
import { expect, it } from 'vitest';

import { pagesByComponent } from './pages.ts';

it('the core knows of every page of a domain that is built, and of no other', () => {
  const registered = [...pagesByComponent.keys()];
  expect(registered.toSorted()).toEqual([...builtComponents].toSorted());
});
