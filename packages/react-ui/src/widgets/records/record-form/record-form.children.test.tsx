import { createRecordForm, type RecordFormMode } from '@evergreen/core/records/form';
import { retireeResource, shopOrderResource, type Resource } from '@evergreen/core/resources';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { loadParts } from '../../grid/editable-table/testing/load-parts.ts';
import { pretendSize } from '../../grid/editable-table/testing/pretend-size.ts';
import { RecordDetails } from '../record-details/index.ts';
import { RecordForm } from './record-form.tsx';

const ALONE = { place: null, isStep: false, onStep: () => undefined, onGone: () => undefined };
const EDIT: RecordFormMode = { kind: 'edit', id: 'r1' };
const DETAILS: RecordFormMode = { kind: 'details', id: 'r1' };

const wang = {
  id: 'f1',
  relation: '1',
  relation_dictText: '配偶',
  name: '王芳',
  age: 66,
  workplace: null,
  phone: '138****8000',
};
const li = {
  id: 'f2',
  relation: '2',
  relation_dictText: '子女',
  name: '李强',
  age: 40,
  workplace: '纺织厂',
  phone: null,
};
const retiree = {
  id: 'r1',
  version: 3,
  name: '李大爷',
  idCard: '110***********1234',
  enterpriseId: 'e1',
  retireDate: '2012-06-01',
  districtCode: '110101',
  isLonely: 'N',
  isPoor: 'N',
  isModel: 'N',
  isVeteran: 'N',
  isVolunteer: 'N',
  children: { family: [wang, li] },
};

async function opened(resource: Resource, mode: RecordFormMode, row: object) {
  const stage = await signedIn('retiree:edit', 'familyMember:reveal');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode }));
  drawWidget(
    stage,
    mode.kind === 'details' ? (
      <RecordDetails {...ALONE} resource={resource} form={form} history={null} onEdit={null} />
    ) : (
      <RecordForm {...ALONE} resource={resource} form={form} onFollow={null} />
    ),
  );
  stage.ports.http.take('/queryById').succeed(row);
  await heard();
  return { ...stage, form, user: newUser() };
}

/** Rows and columns that are in sight alone are there. */
beforeEach(() => pretendSize(1000, 420));
beforeAll(async () => {
  await loadParts();
  await import('../child-table/index.ts');
  await import('../masked-value/index.ts');
}, 240_000);

const grid = () => screen.getByRole('grid', { name: '家庭成员' });

describe('sub-rows', () => {
  it('RES-05 are edited in the form as a spreadsheet is, and saved with the row', async () => {
    const { form, ports, user } = await opened(retireeResource, EDIT, retiree);
    const table = grid();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['*关系', '*姓名', '年龄', '工作单位', '电话']));
    expect(screen.getByText('2 行，最多 30 行')).toBeInstanceOf(HTMLElement);
    act(() => table.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}41{Enter}');
    expect([form.facts().status, form.facts().isDirty, form.facts().children['family']?.[1]?.values['age']]).toEqual([
      'editing',
      true,
      41,
    ]);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await heard();
    const body: unknown = JSON.parse(ports.http.take('/edit').request.body ?? '');
    expect(body).toMatchObject({
      id: 'r1',
      version: 3,
      children: { family: { rows: [{ id: 'f2', age: 41 }], deletedIds: [] } },
    });
  });

  it('that break a rule are told under their table and counted in the index of the form', async () => {
    const { form, user } = await opened(retireeResource, EDIT, retiree);
    const table = grid();
    const [wife, son] = form.facts().children['family'] ?? [];
    if (wife === undefined || son === undefined) throw new Error('There are two members');
    act(() =>
      form.send({
        type: 'children.change',
        name: 'family',
        rows: [wife, { ...son, values: { ...son.values, name: '' } }],
      }),
    );
    await user.click(screen.getByRole('button', { name: '保存' }));
    await heard();
    expect(screen.getByRole('alert').textContent).toBe('第 2 行“姓名”：请输入姓名');
    expect(screen.getByRole('button', { name: /家庭成员，1 项待填/u })).toBeInstanceOf(HTMLElement);
    const wrong = within(table)
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-invalid') === 'true');
    expect(wrong.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['4']);
  });

  it('are a plain table in the details, where masked values can be revealed', async () => {
    await opened(retireeResource, DETAILS, retiree);
    const part = screen.getAllByRole('region', { name: '家庭成员' })[0];
    if (part === undefined) throw new Error('There is a part for the family');
    const cells = within(part)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells.map((row) => row.slice(0, 4))).toEqual([
      ['配偶', '王芳', '66', '—'],
      ['子女', '李强', '40', '纺织厂'],
    ]);
    expect(within(part).getByRole('button', { name: '查看完整电话' })).toBeInstanceOf(HTMLElement);
  });

  it('that are read only are shown and not edited', async () => {
    const line = { id: 'l1', orderId: 'r1', goodsId: 'g1', goodsName: '大米', quantity: 2, price: 39.9, points: 0 };
    await opened(shopOrderResource, DETAILS, { id: 'r1', version: 1, orderNo: 'D1', children: { items: [line] } });
    const [part] = screen.getAllByRole('region', { name: '订单商品' });
    expect(part?.textContent).toContain('大米');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('that are none are said to be none', async () => {
    await opened(shopOrderResource, DETAILS, { id: 'r1', version: 1, orderNo: 'D1', children: { items: [] } });
    expect(screen.getByText('暂无数据')).toBeInstanceOf(HTMLElement);
  });
});
