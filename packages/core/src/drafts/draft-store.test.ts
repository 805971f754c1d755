import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTypedStorage } from '../storage/index.ts';
import { fakePorts, fakeStorage } from '../testing/index.ts';
import { createDraftStore, draftFamily } from './draft-store.ts';
import type { DraftKey } from './draft.types.ts';
import { propertyRuns } from '../testing/property-runs.ts';

function open(initial: Readonly<Record<string, string>> = {}) {
  const ports = fakePorts({ localStorage: fakeStorage(initial) });
  const store = () => createDraftStore({ family: createTypedStorage(ports).family(draftFamily) });
  return { ports, store };
}

const key: DraftKey = { userId: 'u1', resource: 'activity', rowId: null };
const draft = { values: { title: '讲座', quota: 3, contact: null }, savedAt: 1000 };

describe('drafts', () => {
  it('AUTH-17 survive a reload', () => {
    const { ports, store } = open();
    store().write(key, draft);
    expect(store().read(key)).toEqual(draft);
    expect(ports.localStorage.entries()).toEqual({
      'pro__draft:["u1","activity",null]': JSON.stringify({ value: draft, expire: null }),
    });
  });

  it('are separate by user, resource and row', () => {
    const store = open().store();
    store.write(key, draft);
    store.write({ ...key, rowId: 'r1' }, { ...draft, savedAt: 2000 });
    expect([
      store.read({ ...key, userId: 'u2' }),
      store.read({ ...key, resource: 'activityType' }),
      store.read({ ...key, rowId: 'r1' })?.savedAt,
      store.read({ ...key, rowId: 'r2' }),
    ]).toEqual([null, null, 2000, null]);
  });

  it('are listed for one user and resource, newest first', () => {
    const store = open().store();
    store.write({ ...key, rowId: 'r1' }, draft);
    store.write({ ...key, rowId: 'r2' }, { ...draft, savedAt: 3000 });
    store.write(key, { ...draft, savedAt: 2000 });
    store.write({ ...key, userId: 'u2' }, draft);
    store.write({ ...key, resource: 'activityType' }, draft);
    expect(store.list('u1', 'activity')).toEqual([
      { key: { ...key, rowId: 'r2' }, draft: { ...draft, savedAt: 3000 } },
      { key, draft: { ...draft, savedAt: 2000 } },
      { key: { ...key, rowId: 'r1' }, draft },
    ]);
  });

  it('are deleted', () => {
    const store = open().store();
    store.write(key, draft);
    store.remove(key);
    expect([store.read(key), store.list('u1', 'activity')]).toEqual([null, []]);
  });

  it.each([
    'x',
    'null',
    '{"value":{"values":{},"savedAt":"soon"},"expire":null}',
    '{"value":{"values":[1],"savedAt":-1},"expire":null}',
    '{"value":{"values":{"title":{"a":1}},"savedAt":1},"expire":null}',
    '{"value":{"values":{"title":true},"savedAt":1},"expire":null}',
    '{"value":{"savedAt":1},"expire":null}',
  ])('are not offered if malformed: %s', (stored) => {
    const { store } = open({ 'pro__draft:["u1","activity",null]': stored });
    expect([store().read(key), store().list('u1', 'activity')]).toEqual([null, []]);
  });

  it.each([
    'pro__draft:',
    'pro__draft:x',
    'pro__draft:["u1","activity"]',
    'pro__draft:["u1","activity",1]',
    'pro__draft:{}',
  ])('are skipped under a foreign key: %s', (name) => {
    const { store } = open({ [name]: JSON.stringify({ value: draft, expire: null }) });
    expect(store().list('u1', 'activity')).toEqual([]);
  });

  it('never collide under one key, whatever the names of their owners', () => {
    const part = fc.string({ unit: 'binary', maxLength: 6 });
    const anyKey = fc.record({ userId: part, resource: part, rowId: fc.option(part) });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyKey, { minLength: 2, maxLength: 5, selector: (one) => JSON.stringify(one) }),
        (keys) => {
          const store = open().store();
          keys.forEach((one, index) => store.write(one, { values: {}, savedAt: index }));
          expect(keys.map((one) => store.read(one)?.savedAt)).toEqual(keys.map((_, index) => index));
        },
      ),
      { seed: 20260115, numRuns: propertyRuns(200) },
    );
  });
});
