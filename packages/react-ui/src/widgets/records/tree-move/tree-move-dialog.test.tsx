import { categoryResource } from '@evergreen/core/resources';
import { createTreeMove } from '@evergreen/core/records/tree';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { TreeMoveDialog } from './index.ts';

it('asks below which row another one is put, and keeps the question with the reason of a refusal', async () => {
  const stage = await signedIn();
  const move = stage.core.open((page) => createTreeMove({ ...page, resource: categoryResource }));
  drawWidget(stage, <TreeMoveDialog resource={categoryResource} move={move} />);
  act(() => move.send({ type: 'move.start', row: { id: 'a', version: 3, name: '体育', above: null } }));
  await heard();
  act(() => move.send({ type: 'target.choose', target: { id: 'b', name: '球类' } }));
  fireEvent.click(screen.getByRole('button', { name: /移\s*动$/u }));
  const { request, reject } = stage.ports.http.take('/sys/category/edit');
  reject('不能移到自己或自己的下级之下');
  await heard();
  const told = screen.getByRole('alert').textContent;
  fireEvent.click(screen.getByRole('button', { name: /取\s*消/u }));
  await heard();
  expect([screen.queryByText('移动“体育”'), JSON.parse(request.body ?? ''), told, move.facts().status]).toEqual([
    null,
    { id: 'a', version: 3, pid: 'b' },
    '不能移到自己或自己的下级之下',
    'idle',
  ]);
});
