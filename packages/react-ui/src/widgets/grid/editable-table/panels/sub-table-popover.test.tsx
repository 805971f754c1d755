import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { newStage } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { EditableTable } from '../editable-table.tsx';
import { fakeTable } from '../testing/fake-table.ts';
import { loadParts } from '../testing/load-parts.ts';
import { pretendSize } from '../testing/pretend-size.ts';

beforeAll(loadParts);
beforeEach(() => {
  pretendSize(1000, 650);
  vi.useFakeTimers();
});

it('TABLE-25 tries three times more at 100 ms where the row is not drawn, then says 打开子表失败', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ name: `n${at}` }));
  const table = fakeTable({ columns: [{ key: 'name', title: '姓名', type: 'input' }], rows });
  drawWidget(newStage(), <EditableTable table={table} subTable={() => null} />);
  act(() => table.become({ subTable: 'k900' }));
  act(() => void vi.advanceTimersByTime(299));
  const early = screen.queryByRole('alert');
  act(() => void vi.advanceTimersByTime(1));
  expect([early, screen.getByRole('alert').textContent]).toEqual([null, '打开子表失败']);
});
