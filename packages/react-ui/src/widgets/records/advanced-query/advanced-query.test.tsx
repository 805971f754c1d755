import { createAdvancedQuery, type AdvancedQueryEmitted, type QueryItem } from '@evergreen/core/records/query';
import { activityResource } from '@evergreen/core/resources';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { shownList } from '../resource-list/testing/shown-list.tsx';
import { AdvancedQueryButton } from './advanced-query-button.tsx';

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('../../access/user-picker/user-dialog.tsx');
});

async function drawn(items: readonly QueryItem[] = []) {
  const stage = await signedIn('activity:list');
  const query = stage.core.open((page) => createAdvancedQuery({ ...page, resource: activityResource, items }));
  const emitted: AdvancedQueryEmitted[] = [];
  query.on((event) => emitted.push(event));
  drawWidget(stage, <AdvancedQueryButton query={query} />);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: '高级查询' }));
  await heard();
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (id: string, field: string, rule: 'eq' | 'like' | 'in' | 'between') => {
    query.send({ type: 'field.choose', id, field });
    query.send({ type: 'rule.choose', id, rule });
  };
  return { query, emitted, dialog, user, fill, http: stage.ports.http };
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
  const { query, dialog, fill, user } = await drawn();
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
  fill('m1', 'status', 'in');
  await heard();
  await user.click(dialog.getByLabelText(/的值$/u));
  await user.click(await screen.findByTitle('草稿'));
  const [chosen] = query.facts().root.members;
  query.send({ type: 'rule.choose', id: 'm1', rule: 'empty' });
  await heard();
  expect(dialog.queryByLabelText(/的值$/u)).toBe(null);
  expect(chosen).toMatchObject({ field: 'status', rule: 'in', values: ['0'] });
  fill('m1', 'quota', 'between');
  await heard();
  fireEvent.change(dialog.getByLabelText('名额 的值 到'), { target: { value: '20' } });
  fireEvent.change(dialog.getByLabelText('名额 的值 从'), { target: { value: '10' } });
  expect(query.facts().root.members).toMatchObject([{ field: 'quota', rule: 'between', values: ['10', '20'] }]);
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

it('QUERY-03 chooses as the item of a field says: an option, a user, a department, an entry of a table, rows of a popup', async () => {
  const config = { code: 'retiree', orgFields: 'name,id', destFields: 'title,titleId', field: 'title' };
  const { query, dialog, user, fill, http } = await drawn([
    { field: 'title', popup: config },
    { field: 'contact', type: 'sel_user', customReturnField: 'username' },
    { field: 'organizerName', type: 'sel_depart' },
    {
      field: 'address',
      type: 'select',
      options: [
        { value: 'a', text: '东门' },
        { value: 'b', text: '西门' },
      ],
    },
    { field: 'contactPhone', type: 'sel_search', dictTable: 'activityType' },
    { field: 'targetGroup', popup: { ...config, code: '' } },
  ]);
  const input = async (field: string, rule: 'eq' | 'in') => {
    fill('m1', field, rule);
    await heard();
    return (await dialog.findByLabelText(/的值$/u)).getAttribute('placeholder') ?? '';
  };
  const prompts = [await input('contact', 'eq'), await input('organizerName', 'in')];
  await input('contact', 'eq');
  await user.click(dialog.getByLabelText(/的值$/u));
  await heard();
  await heard();
  http.take('queryIdTree').succeed([]);
  await heard();
  const wang = { id: 'u1', username: 'clerk', realname: '王秀兰', sex: 2, phone: '', orgCodeTxt: '活动服务科' };
  http.take('queryUserByDepId').succeed({ records: [wang], total: 1, size: 10, current: 1, pages: 1 });
  await heard();
  await user.click(await screen.findByText('王秀兰'));
  await user.click(screen.getAllByRole('button', { name: /确\s*定/u }).at(-1) ?? document.body);
  await heard();
  const person = query.facts().root.members[0];
  await input('contactPhone', 'eq');
  const lookedUp = http.take('/sys/dict/loadDict/activityType') !== undefined;
  await input('address', 'in');
  await user.click(dialog.getByLabelText(/的值$/u));
  for (const gate of ['西门', '东门']) await user.click(await screen.findByTitle(gate));
  const options = query.facts().root.members[0];
  fill('m1', 'targetGroup', 'eq');
  await heard();
  const wrong = dialog.getAllByRole('alert').map(({ textContent }) => textContent);
  await input('title', 'in');
  await user.click(dialog.getByLabelText(/的值$/u));
  await heard();
  const report = {
    cgRpConfigId: 'c1',
    cgRpConfigName: '退休人员',
    columns: [{ dataIndex: 'name', title: '姓名' }],
    dictOptions: {},
  };
  http.take('getRpColumns').succeed(report);
  await heard();
  http.take('getQueryInfo').succeed([]);
  await heard();
  const rows = ['甲', '乙'].map((name, index) => ({ id: `r${index}`, name }));
  http.take('getData').succeed({ records: rows, total: 2, size: 10, current: 1, pages: 1 });
  await heard();
  await user.click(await screen.findByRole('checkbox', { name: '选择“甲”' }));
  await user.click(screen.getByRole('checkbox', { name: '选择“乙”' }));
  await user.click(screen.getAllByRole('button', { name: /确\s*定/u }).at(-1) ?? document.body);
  await heard();
  query.send({ type: 'query.run' });
  expect({ prompts, person, lookedUp, options, wrong, inForce: query.facts().inForce }).toMatchObject({
    prompts: ['请点击选择用户', '请点击选择部门'],
    lookedUp: true,
    person: { field: 'contact', values: ['clerk'] },
    options: { field: 'address', values: ['b', 'a'] },
    wrong: ['popup参数未正确配置!'],
    inForce: { all: [{ field: 'title', rule: 'in', value: ['甲', '乙'] }] },
  });
});

it('QUERY-03 the selects of a line rest as buttons of the same role until the focus comes, and open by a press and by keys', async () => {
  const { query, dialog, user } = await drawn();
  query.send({ type: 'query.adopt', condition: { all: [{ field: 'title', rule: 'like', value: '讲座' }] } });
  await heard();
  const select = (name: string) => dialog.getByRole('combobox', { name });
  const kindOf = (name: string) => `${select(name).tagName} ${select(name).getAttribute('aria-expanded') ?? ''}`;
  const resting = [select('字段').textContent, kindOf('字段'), select('匹配规则').textContent, kindOf('匹配规则')];
  await user.click(select('匹配规则'));
  const pressed = [kindOf('匹配规则'), document.activeElement === select('匹配规则')];
  await user.tab({ shift: true });
  const focused = [kindOf('字段'), document.activeElement === select('字段')];
  await user.keyboard('主办');
  await user.click(await screen.findByTitle('主办单位'));
  await heard();
  const [line] = query.facts().root.members;
  expect([resting, pressed, focused, line]).toMatchObject([
    ['活动标题', 'BUTTON false', '包含', 'BUTTON false'],
    ['INPUT true', true],
    ['INPUT false', true],
    { field: 'organizerName', rule: 'like', values: [] },
  ]);
});

it('takes 本月 or 今天 and so many days as the value of a time, and gives the value back to be typed', async () => {
  const { query, dialog, fill, user } = await drawn();
  fill('m1', 'startTime', 'eq');
  await heard();
  const choose = async (text: string) => {
    await user.click(dialog.getByRole('combobox', { name: '开始时间 取值方式' }));
    await user.click(await screen.findByTitle(text));
    await heard();
    return query.facts().root.members[0];
  };
  const month = await choose('本月');
  const isTyped = dialog.queryByLabelText('开始时间 的值') !== null;
  await choose('今天');
  await user.clear(dialog.getByRole('spinbutton', { name: '开始时间 的值 天' }));
  await user.type(dialog.getByRole('spinbutton', { name: '开始时间 的值 天' }), '-30');
  query.send({ type: 'rule.choose', id: 'm1', rule: 'ge' });
  const days = query.facts().root.members[0];
  const typed = await choose('指定的值');
  expect([month, isTyped, days, typed]).toMatchObject([
    { variable: { of: 'thisMonth' } },
    false,
    { rule: 'ge', variable: { of: 'today', days: -30 } },
    { rule: 'ge', values: [] },
  ]);
});

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
  const saved = query.facts().saved.map(({ title }) => title);
  await user.click(dialog.getByRole('button', { name: '删除“近期”' }));
  const question = await screen.findByText('是否删除当前查询？');
  fireEvent.click(screen.getAllByRole('button', { name: /确\s*定/u }).at(-1) ?? question);
  await heard();
  expect([missing.id, saved, query.facts().saved]).toEqual(['query-name-error', ['近期'], []]);
});

it('QUERY-11 shows whose queries there are, shares one with a role as the default, and offers those of this device', async () => {
  const { query, dialog, user, fill, http } = await drawn();
  const answer = async (...queries: readonly object[]) => {
    http.take('/sys/savedQuery/list').succeed({ queries, roles: [{ id: 'r1', name: '活动专员' }] });
    await heard();
  };
  const wire = { superQueryMatchType: 'and', role: null, owner: null, isDefault: false };
  const usable = { ...wire, superQueryParams: '[{"field":"title","rule":"like","val":"讲座"}]' };
  fill('m1', 'title', 'eq');
  query.send({ type: 'value.change', id: 'm1', values: ['讲座'] });
  query.send({ type: 'naming.open' });
  query.send({ type: 'name.type', name: '本机的' });
  query.send({ type: 'naming.submit' });
  const broken = { ...wire, superQueryParams: '[{"field":"gone","rule":"eq","val":"1"}]' };
  await answer(
    { ...usable, id: 'q1', title: '自己的' },
    { ...usable, id: 'q2', title: '大讲座', owner: '张伟', role: { id: 'r1', name: '活动专员' } },
    { ...broken, id: 'q3', title: '旧的', owner: '张伟', role: { id: 'r1', name: '活动专员' } },
  );
  const library = within(dialog.getByRole('region', { name: '保存的查询' }));
  expect([
    library.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    library.getAllByRole('listitem').map(({ textContent }) => textContent),
    library.getByRole<HTMLButtonElement>('button', { name: '旧的' }).disabled,
    library.queryByRole('button', { name: '删除“大讲座”' }),
  ]).toEqual([
    ['我的查询', '共享给我的', '只在这台电脑上'],
    ['自己的', '大讲座张伟共享', '旧的张伟共享没有可查询的字段“gone”，请选择其他字段', '本机的'],
    true,
    null,
  ]);

  await user.click(dialog.getByRole('button', { name: '保存查询条件' }));
  await user.type(await screen.findByLabelText('请输入保存的名称'), '近期');
  await user.click(await screen.findByLabelText('共享给'));
  await user.click(await screen.findByTitle('活动专员'));
  await user.click(screen.getByRole('checkbox', { name: '打开这个列表时默认使用' }));
  query.send({ type: 'naming.submit' });
  await heard();
  const call = http.take('/sys/savedQuery/save');
  call.succeed({ id: 'q4' });
  await heard();
  await answer({ ...usable, id: 'q4', title: '近期', isDefault: true, role: { id: 'r1', name: '活动专员' } });
  expect([JSON.parse(call.request.body ?? ''), library.getAllByRole('listitem')[0]?.textContent]).toMatchObject([
    { title: '近期', roleId: 'r1', isDefault: true },
    '近期默认共享给活动专员',
  ]);
  await user.click(library.getByRole('button', { name: '不再默认使用“近期”' }));
  await heard();
  expect(JSON.parse(http.take('/sys/savedQuery/default').request.body ?? '')).toEqual({ id: 'q4', isDefault: false });
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
