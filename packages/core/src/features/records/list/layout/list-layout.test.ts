import { expect, it } from 'vitest';

import { createTypedStorage } from '../../../../storage/index.ts';
import { fakePorts, fakeStorage } from '../../../../testing/index.ts';
import { createListLayout } from './list-layout.service.ts';
import { shownColumns, type ListLayout } from './list-layout.model.ts';

const columns = [
  { key: 'title', width: 340, isHidden: false },
  { key: 'status', width: 110, isHidden: false },
  { key: 'startTime', width: 180, isHidden: false },
  { key: 'fee', width: 110, isHidden: true },
];
const onDevice = (entries: Readonly<Record<string, string>> = {}) => {
  const ports = fakePorts({ localStorage: fakeStorage(entries) });
  const storage = createTypedStorage(ports);
  return (userId = 'u1', list = 'activity', described = columns) =>
    createListLayout({ storage, clock: ports.clock, userId, list, columns: described, frozen: ['title'] });
};
/** `title 340 frozen` and `fee hidden`, in order. */
const written = (layout: ListLayout) =>
  layout.map(({ key, isShown, isFrozen, width }) =>
    [key, width, isFrozen ? 'frozen' : null, isShown ? null : 'hidden'].filter((word) => word !== null).join(' '),
  );

it('LIST-14 remembers visibility, order, width and frozen columns per list and account', () => {
  const open = onDevice();
  const layout = open();
  const before = { ...layout.facts(), columns: written(layout.facts().columns) };
  layout.send({ type: 'column.show', key: 'fee', isShown: true });
  layout.send({ type: 'column.show', key: 'status', isShown: false });
  layout.send({ type: 'column.move', key: 'fee', place: 1 });
  layout.send({ type: 'column.resize', key: 'startTime', width: 210.4 });
  layout.send({ type: 'column.freeze', key: 'startTime', isFrozen: true });
  layout.dispose();
  const again = open();
  expect({
    before,
    again: { ...again.facts(), columns: written(again.facts().columns) },
    shown: shownColumns(columns, again.facts().columns),
    ofAnotherAccount: open('u2').facts().isDefault,
    ofAnotherList: open('u1', 'activityType').facts().isDefault,
  }).toEqual({
    before: { columns: ['title frozen', 'status', 'startTime', 'fee hidden'], isDefault: true },
    again: { columns: ['title frozen', 'startTime 210 frozen', 'fee', 'status hidden'], isDefault: false },
    shown: [
      { key: 'title', width: 340, isHidden: false, isFrozen: true },
      { key: 'startTime', width: 210, isHidden: false, isFrozen: true },
      { key: 'fee', width: 110, isHidden: true, isFrozen: false },
    ],
    ofAnotherAccount: true,
    ofAnotherList: true,
  });
  again.send({ type: 'layout.reset' });
  expect([written(again.facts().columns), open().facts().isDefault]).toEqual([before.columns, true]);
});

it('drops stored columns that the resource no longer has, and shows new ones behind their described predecessor', () => {
  const open = onDevice();
  const layout = open();
  layout.send({ type: 'column.move', key: 'fee', place: 1 });
  layout.send({ type: 'column.show', key: 'status', isShown: false });
  const changed = [
    { key: 'startTime', width: 180, isHidden: false },
    { key: 'place', width: 240, isHidden: false },
    { key: 'status', width: 110, isHidden: false },
    { key: 'fee', width: 110, isHidden: true },
    { key: 'points', width: 100, isHidden: true },
  ];
  expect(written(open('u1', 'activity', changed).facts().columns)).toEqual([
    'fee hidden',
    'points hidden',
    'status hidden',
    'startTime',
    'place',
  ]);
});

it('keeps one column visible, also when the resource has lost all visible ones', () => {
  const open = onDevice();
  const layout = open();
  for (const { key } of columns) layout.send({ type: 'column.show', key, isShown: false });
  expect([
    written(layout.facts().columns),
    written(open('u1', 'activity', columns.slice(0, 2)).facts().columns),
  ]).toEqual([
    ['title frozen hidden', 'status hidden', 'startTime', 'fee hidden'],
    ['title frozen', 'status hidden'],
  ]);
});

it('keeps frozen columns before the others, and widths within 60 and 800 pixels', () => {
  const layout = onDevice()();
  layout.send({ type: 'column.move', key: 'title', place: 3 });
  layout.send({ type: 'column.move', key: 'fee', place: 0 });
  layout.send({ type: 'column.resize', key: 'title', width: 4 });
  layout.send({ type: 'column.resize', key: 'fee', width: 10_000 });
  layout.send({ type: 'column.move', key: 'nothing', place: 0 });
  expect(written(layout.facts().columns)).toEqual(['title 60 frozen', 'fee 800 hidden', 'status', 'startTime']);
  layout.send({ type: 'column.freeze', key: 'title', isFrozen: false });
  expect(written(layout.facts().columns)).toEqual(['title 60', 'fee 800 hidden', 'status', 'startTime']);
});

it('reports changes only, and none after disposal', () => {
  const layout = onDevice()();
  const heard: string[] = [];
  layout.subscribe(() => heard.push(written(layout.facts().columns).join()));
  layout.send({ type: 'column.show', key: 'status', isShown: true });
  layout.send({ type: 'column.freeze', key: 'title', isFrozen: true });
  layout.send({ type: 'column.move', key: 'status', place: 1 });
  layout.send({ type: 'column.resize', key: 'status', width: 90 });
  layout.dispose();
  layout.send({ type: 'layout.reset' });
  expect(heard).toEqual(['title frozen,status 90,startTime,fee hidden']);
});

it.each(['x', '{"value":[{"key":"title"}],"expire":null}', '{"value":{},"expire":null}'])(
  'ignores a malformed layout: %s',
  (stored) => {
    const layout = onDevice({ 'pro__list:layout:u1:activity': stored })();
    expect([written(layout.facts().columns), layout.facts().isDefault]).toEqual([
      ['title frozen', 'status', 'startTime', 'fee hidden'],
      true,
    ]);
  },
);
