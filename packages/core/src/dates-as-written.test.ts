import { expect, it } from 'vitest';

import { defaultCoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import { createEditableTable } from './features/grid/editable-table/index.ts';
import { createListPage, defaultListQuery } from './features/records/list/index.ts';
import { createRecordForm } from './features/records/form/index.ts';
import { activityResource } from './resources/index.ts';
import { tableDependencies } from './table-dependencies.ts';
import { fakePorts } from './testing/index.ts';

/** On 15 January 2026, 9:00. */
function opened() {
  const core = createCore(fakePorts(), defaultCoreConfig);
  const resource = activityResource;
  const form = core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'add' } }));
  const list = core.open((page) => createListPage({ ...page, resource, query: defaultListQuery(resource) }));
  const table = core.open((page) =>
    createEditableTable(
      { columns: [{ key: 'startTime', title: '开始时间', type: 'datetime' }], rows: [{ id: '1' }], tableCode: 'dates' },
      tableDependencies(page),
    ),
  );
  const place = { row: table.rows.keyAt(0) ?? '', column: 'startTime' };
  return {
    inForm: (words: string) => {
      form.send({ type: 'value.change', key: 'startTime', value: words });
      form.send({ type: 'value.leave', key: 'startTime' });
      return [form.facts().values['startTime'], form.facts().errors['startTime'] !== undefined];
    },
    inSearch: (words: string) => {
      list.send({ type: 'search.type', search: { startTime_begin: words } });
      list.send({ type: 'search.leave', name: 'startTime_begin' });
      const { typed, errors } = list.facts().search;
      return [typed['startTime_begin'], errors['startTime_begin'] !== undefined];
    },
    inTable: (words: string) => {
      table.send({ type: 'edit.start', place });
      table.send({ type: 'edit.change', value: words });
      table.send({ type: 'edit.commit' });
      return [table.readNow().rows[0]?.['startTime'], table.facts().errorCount > 0];
    },
    list,
  };
}

it.each([
  ['2026-12-01 08:30:00', '2026-12-01 08:30:00'],
  ['20261201', '2026-12-01 00:00:00'],
  ['2026/12/1 8:30', '2026-12-01 08:30:00'],
  ['2026年12月1日', '2026-12-01 00:00:00'],
  ['２０２６．１２．１', '2026-12-01 00:00:00'],
  ['今天', '2026-01-15 00:00:00'],
  ['+3', '2026-01-18 00:00:00'],
])('LIST-19 %s is read as %s in a form, a search and a table', (words, moment) => {
  const { inForm, inSearch, inTable } = opened();
  expect([inForm(words), inSearch(words), inTable(words)]).toEqual([
    [moment, false],
    [moment, false],
    [moment, false],
  ]);
});

it.each(['2026-02-30', '下周一', '12月'])('LIST-19 %s is kept as it was typed and marked, in all three', (words) => {
  const { inForm, inSearch, inTable } = opened();
  expect([inForm(words), inSearch(words), inTable(words)]).toEqual([
    [words, true],
    [words, true],
    [words, true],
  ]);
});

it('LIST-19 a range has presets, which fill both its ends', () => {
  const { list } = opened();
  list.send({ type: 'search.preset', key: 'startTime', preset: 'thisMonth' });
  expect(list.facts().search.typed).toEqual({
    startTime_begin: '2026-01-01 00:00:00',
    startTime_end: '2026-01-31 23:59:59',
  });
});
