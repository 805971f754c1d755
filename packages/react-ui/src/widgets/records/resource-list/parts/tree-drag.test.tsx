import { createResourcePage } from '@evergreen/core/records/page';
import { categoryResource } from '@evergreen/core/resources';
import type { TreeMoveEmitted } from '@evergreen/core/records/tree';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { ResourceList } from '../resource-list.tsx';

const rows = [
  { id: 'a', name: '体育', code: 'A01', pid: null, version: 3, hasChild: '0' },
  { id: 'b', name: '文艺', code: 'A02', pid: null, version: 5, hasChild: '0' },
];

/** The list of categories with two rows at the top. */
async function shown(...granted: readonly string[]) {
  const stage = await signedIn('system:category:list', ...granted);
  const resource = categoryResource;
  const page = stage.core.open((given) => createResourcePage({ ...given, resource }));
  const { move } = page;
  if (move === null) throw new Error('Its rows are moved');
  const moved: TreeMoveEmitted[] = [];
  move.on((event) => moved.push(event));
  drawWidget(stage, <ResourceList page={page} />);
  stage.ports.http.take('/sys/category/list').succeed({ records: rows, total: 2, size: 10, current: 1, pages: 1 });
  await heard();
  const rowOf = (name: string) => {
    const row = screen.getByText(name).closest('tr');
    if (row === null) throw new Error(`${name} is in no row`);
    return row;
  };
  return { ...stage, move, moved, rowOf, handleOf: (name: string) => rowOf(name).querySelector('.tree-drag-handle') };
}

const transfer = () => ({ effectAllowed: '', setData: () => undefined });

function drag(handle: Element | null): void {
  if (handle === null) throw new Error('The row cannot be dragged');
  const start = createEvent.dragStart(handle);
  Object.defineProperty(start, 'dataTransfer', { value: transfer() });
  fireEvent(handle, start);
}

it('a row of a tree is dragged below another one, and to the top', async () => {
  const { ports, rowOf, handleOf, moved } = await shown(categoryResource.permissionPrefix + ':edit');
  drag(handleOf('文艺'));
  const top = screen.getByText('拖到这里，移到最上级');
  fireEvent.dragOver(rowOf('文艺'));
  const onItself = rowOf('文艺').dataset['drop'];
  fireEvent.dragOver(rowOf('体育'));
  const onOther = rowOf('体育').dataset['drop'];
  fireEvent.drop(rowOf('体育'));
  const { request, succeed } = ports.http.take('/sys/category/edit');
  succeed({ ...rows[1], pid: 'a', version: 6 });
  await heard();
  expect({
    drops: [onItself, onOther],
    isOver: top.isConnected,
    sent: JSON.parse(request.body ?? ''),
    moved: moved.map((event) => (event.type === 'row.moved' ? [event.id, event.above] : event.type)),
  }).toEqual({
    drops: ['refused', 'allowed'],
    isOver: false,
    sent: { id: 'b', version: 5, pid: 'a' },
    moved: [['b', 'a']],
  });
});

it('is moved by its menu, too', async () => {
  const { move } = await shown(categoryResource.permissionPrefix + ':edit');
  fireEvent.click(screen.getByRole('button', { name: '文艺 的操作' }));
  await heard();
  fireEvent.click(screen.getByRole('menuitem', { name: '移动到…' }));
  expect(move.facts()?.facts()).toMatchObject({
    status: 'choosing',
    row: { id: 'b', version: 5, name: '文艺', above: null },
  });
});

it('stays where it is for those who may not edit', async () => {
  const { handleOf } = await shown();
  expect(handleOf('文艺')).toBe(null);
});
