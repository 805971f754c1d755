import { builtComponents } from '@evergreen/core/navigation';
import { expect, it } from 'vitest';

import { pagesByComponent } from './pages.ts';

/** Pages that say of themselves that they are still to come. */
const placeholders = ['pages/user-announcement'];

it('the core knows of every page of a domain that is built, and of no other', () => {
  const registered = [...pagesByComponent.keys()].filter((name) => !placeholders.includes(name));
  expect(registered.toSorted()).toEqual([...builtComponents].toSorted());
});
