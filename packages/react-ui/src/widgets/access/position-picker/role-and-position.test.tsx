import { localized } from '@evergreen/core/kernel';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RolePicker } from '../role-picker/index.ts';
import { PositionPicker } from './index.ts';

// It comes with the first opening; here it is there at once.
beforeAll(async () => {
  await import('./position-dialog.tsx');
  await import('../role-picker/role-dialog.tsx');
});

const page = (...records: readonly object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const position = { id: 'p1', name: '主任', code: 'zr', postRank: '2', postRank_dictText: '中层' };

it('WID-17 chooses one position and one role from their popups', async () => {
  const stage = await signedIn();
  const told: unknown[] = [];
  const input = { value: null, onChange: (...args: unknown[]) => told.push(args) };
  drawWidget(
    stage,
    <>
      <PositionPicker id="position" aria-label="职务" {...input} />
      <RolePicker id="role" aria-label="角色" {...input} />
    </>,
  );
  const choose = async (label: string, path: string, row: object, title: string) => {
    fireEvent.click(screen.getByLabelText(label));
    await heard();
    stage.ports.http.take(path).succeed(page(row));
    await heard();
    const dialog = screen.getByText(title).closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('There is no dialog');
    const heads = [...dialog.querySelectorAll('thead th')].map(({ textContent }) => textContent).filter(Boolean);
    const line = dialog.querySelector('tbody tr.ant-table-row');
    if (line === null) throw new Error('There is no row');
    fireEvent.click(line);
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await heard();
    return [heads, line.textContent];
  };
  expect([
    await choose('职务', '/sys/position/list', position, '选择职务'),
    await choose('角色', '/sys/role/list', { id: 'r1', roleCode: 'clerk', roleName: '专员' }, '选择角色'),
    told,
  ]).toEqual([
    [['职务名称', '职务编码', '职级'], '主任zr中层'],
    [['角色名称', '角色编码'], '专员clerk'],
    [
      ['p1', '主任'],
      ['r1', '专员'],
    ],
  ]);
});

it('PERM-16 shows locked roles with the reason, keeps them when the field is emptied, and lets nobody choose or remove them', async () => {
  const stage = await signedIn();
  const told: unknown[] = [];
  const lock = { open: new Set(['r2']), reason: localized('只能给出自己也有的角色', 'Only your own') };
  const input = { value: 'r1,r2', valueText: '监管,专员', onChange: (...args: unknown[]) => told.push(args) };
  drawWidget(stage, <RolePicker id="role" aria-label="角色" maximum={5} lock={lock} {...input} />);
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  fireEvent.click(screen.getByLabelText('角色'));
  await heard();
  const roles = [
    { id: 'r1', roleCode: 'supervisor', roleName: '监管' },
    { id: 'r2', roleCode: 'clerk', roleName: '专员' },
    { id: 'r3', roleCode: 'admin', roleName: '管理员' },
  ];
  stage.ports.http.take('/sys/role/list').succeed(page(...roles));
  await heard();
  const dialog = screen.getByRole('dialog', { name: '选择角色' });
  expect(dialog.textContent).toContain('带锁的保持不变：只能给出自己也有的角色');
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox', { name: /^选择“/u });
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
  // Beside two rows and one that is chosen.
  expect(within(dialog).getAllByRole('img', { name: '只能给出自己也有的角色' })).toHaveLength(3);
  expect(
    within(dialog)
      .getAllByRole('button', { name: /^移除/u })
      .map((button) => button.ariaLabel),
  ).toEqual(['移除“专员”']);
  for (const line of dialog.querySelectorAll('tbody tr.ant-table-row')) fireEvent.click(line);
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await heard();
  expect(told).toEqual([
    ['r1', '监管'],
    ['r1', '监管'],
  ]);
});
