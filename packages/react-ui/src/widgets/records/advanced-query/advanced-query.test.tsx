import { createAdvancedQuery, type AdvancedQueryEmitted } from '@evergreen/core/advanced-query';
import { activityResource } from '@evergreen/core/resources';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { shownList } from '../resource-list/testing/shown-list.tsx';
import { AdvancedQueryButton } from './advanced-query-button.tsx';

async function drawn() {
  const stage = await signedIn('activity:list');
  const query = stage.core.open((page) => createAdvancedQuery({ ...page, resource: activityResource }));
  const emitted: AdvancedQueryEmitted[] = [];
  query.on((event) => emitted.push(event));
  drawWidget(stage, <AdvancedQueryButton query={query} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: '高级查询' }));
  await heard();
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (id: string, field: string, rule: 'eq' | 'like' | 'in') => {
    query.send({ type: 'field.choose', id, field });
    query.send({ type: 'rule.choose', id, rule });
  };
  return { query, emitted, dialog, user, fill };
}

it('QUERY-01 QUERY-02 builds lines in a dialog of 1000, and the button says that a query is in force', async () => {
  const { emitted, dialog, user, fill } = await drawn();
  const width = document.querySelector<HTMLElement>('.ant-modal')?.style.width;
  fill('m1', 'title', 'like');
  await user.type(await dialog.findByLabelText('活动标题 的值'), '讲座');
  await user.click(dialog.getByRole('button', { name: /^查\s*询$/u }));
  await heard();
  expect([
    width,
    emitted,
    screen.getByRole('button', { name: '高级查询（已有条件生效）', hidden: true }).textContent,
  ]).toEqual([
    '1000px',
    [{ type: 'query.changed', condition: { all: [{ field: 'title', rule: 'like', value: '讲座' }] } }],
    '高级查询',
  ]);
});

it('QUERY-03 draws an input for each type of field, and none for a rule without a value', async () => {
  const { query, dialog, fill } = await drawn();
  const drawnInputs: unknown[] = [];
  for (const field of ['title', 'quota', 'startTime', 'status', 'typeId', 'isTop'])
    for (const rule of ['eq', 'in'] as const) {
      // Rows that are chosen several at a time come late.
      if (field === 'typeId' && rule === 'in') continue;
      fill('m1', field, rule);
      await heard();
      const value = document.querySelector('.query-line-value')?.firstElementChild;
      drawnInputs.push(`${field} ${rule} ${[...(value?.classList ?? [])].find((name) => KINDS.includes(name)) ?? ''}`);
    }
  query.send({ type: 'rule.choose', id: 'm1', rule: 'empty' });
  await heard();
  expect(dialog.queryByLabelText(/的值$/u)).toBe(null);
  expect(drawnInputs).toEqual([
    'title eq ant-input-affix-wrapper',
    'title in ant-select-multiple',
    'quota eq ant-input-affix-wrapper',
    'quota in ant-select-multiple',
    'startTime eq ant-picker',
    'startTime in ant-select-multiple',
    'status eq ant-select-single',
    'status in ant-select-multiple',
    'typeId eq ant-select-single',
    'isTop eq ant-select-single',
    'isTop in ant-select-multiple',
  ]);
});
const KINDS = ['ant-input-affix-wrapper', 'ant-picker', 'ant-select-single', 'ant-select-multiple'];

it('QUERY-09 adds groups inside groups, and removes them', async () => {
  const { dialog, user } = await drawn();
  await user.click(dialog.getByRole('button', { name: '添加条件组' }));
  await heard();
  const groups = () => dialog.queryAllByRole('button', { name: '删除条件组' }).length;
  const before = [groups(), dialog.getAllByRole('button', { name: '删除条件' }).length];
  await user.click(dialog.getByRole('button', { name: '删除条件组' }));
  await heard();
  expect([before, groups()]).toEqual([[1, 2], 0]);
});

it('QUERY-04 QUERY-06 saves under a name, asks before it replaces and deletes', async () => {
  const { query, dialog, user, fill } = await drawn();
  fill('m1', 'title', 'eq');
  query.send({ type: 'value.change', id: 'm1', values: ['讲座'] });
  await heard();
  await user.click(dialog.getByRole('button', { name: '保存查询条件' }));
  const name = await screen.findByLabelText('请输入保存的名称');
  await user.type(name, '{Enter}');
  const missing = await screen.findByText('保存名称不能为空');
  await user.type(name, '近期{Enter}');
  await heard();
  const saved = query.facts().saved;
  await user.click(dialog.getByRole('button', { name: '删除“近期”' }));
  const question = await screen.findByText('是否删除当前查询？');
  fireEvent.click(screen.getAllByRole('button', { name: /确\s*定/u }).at(-1) ?? question);
  await heard();
  expect([missing.id, saved, query.facts().saved]).toEqual(['query-name-error', ['近期'], []]);
});

it('QUERY-10 LIST-07 a list says its advanced query in words, each part ended by one press', async () => {
  const { list, ports, user } = await shownList();
  list.send({
    type: 'condition.change',
    condition: {
      all: [
        { field: 'title', rule: 'like', value: '讲座' },
        { field: 'quota', rule: 'ge', value: 10 },
      ],
    },
  });
  await heard();
  const chips = () => [...document.querySelectorAll('.resource-list-advanced')].map(({ textContent }) => textContent);
  const before = chips();
  await user.click(screen.getByRole('button', { name: '去掉条件：活动标题包含“讲座”' }));
  await heard();
  expect([before, chips(), list.facts().query.condition, ports.http.requests.length > 0]).toEqual([
    ['活动标题包含“讲座”', '名额不小于 10'],
    ['名额不小于 10'],
    { all: [{ field: 'quota', rule: 'ge', value: 10 }] },
    true,
  ]);
});
