import { expect, it } from 'vitest';

import { activityResource, activityTypeResource, type Resource } from '../../../../resources/index.ts';
import { createTypedStorage } from '../../../../storage/index.ts';
import { fakePorts, fakeStorage } from '../../../../testing/index.ts';
import { createListPreferences } from './list-preferences.service.ts';

function openFor(userId: string, localStorage = fakeStorage(), resource: Resource = activityTypeResource) {
  const ports = fakePorts({ localStorage });
  return createListPreferences({ resource, storage: createTypedStorage(ports), clock: ports.clock, userId });
}

it('remembers the row height of all lists, their view on a phone, the page size and the fields of the search of one, per account', () => {
  const localStorage = fakeStorage();
  const preferences = openFor('u1', localStorage);
  expect(preferences.facts()).toEqual({ density: 'standard', phoneView: 'cards', pageSize: 10, searchFields: null });
  preferences.send({ type: 'density.choose', density: 'compact' });
  preferences.send({ type: 'phoneView.choose', phoneView: 'table' });
  preferences.send({ type: 'pageSize.choose', pageSize: 50 });
  preferences.send({ type: 'searchFields.choose', keys: ['title'] });
  preferences.dispose();
  expect([
    openFor('u1', localStorage).facts(),
    openFor('u1', localStorage, activityResource).facts(),
    openFor('u2', localStorage).facts(),
  ]).toEqual([
    { density: 'compact', phoneView: 'table', pageSize: 50, searchFields: ['title'] },
    { density: 'compact', phoneView: 'table', pageSize: 10, searchFields: null },
    { density: 'standard', phoneView: 'cards', pageSize: 10, searchFields: null },
  ]);
});

it('ignores malformed entries', () => {
  const localStorage = fakeStorage({
    'pro__list:density:u1': '{"value":"tiny","expire":null}',
    'pro__list:searchFields:["u1","activityType"]': '{"value":"title","expire":null}',
    'pro__list:pageSize:["u1","activityType"]': '{"value":7,"expire":null}',
  });
  expect(openFor('u1', localStorage).facts()).toEqual({
    density: 'standard',
    phoneView: 'cards',
    pageSize: 10,
    searchFields: null,
  });
});
