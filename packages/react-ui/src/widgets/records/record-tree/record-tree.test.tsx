import { createListPage, defaultListQuery } from '@evergreen/core/records/list';
import { categoryResource } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordTree } from './index.ts';

const root = { id: 'a', name: '体育', code: 'A01', pid: null, version: 3, hasChild: '1' };
const below = { id: 'b', name: '太极', code: 'A01A01', pid: 'a', version: 1, hasChild: '0' };
const pageOf = (...records: readonly object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });

async function shown() {
  const stage = await signedIn('system:category:list');
  const resource = categoryResource;
  const list = stage.core.open((page) => createListPage({ ...page, resource, query: defaultListQuery(resource) }));
  const chosen: string[] = [];
  function Owner() {
    const [one, setOne] = useState<string | null>(null);
    return (
      <RecordTree
        resource={resource}
        list={list}
        chosen={one}
        onChoose={(id) => {
          chosen.push(id);
          setOne(id);
        }}
        onAdd={() => undefined}
      />
    );
  }
  drawWidget(stage, <Owner />);
  return { ...stage, chosen };
}

const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

it('opens its only root by itself, and chooses a row that is below it', async () => {
  const { ports, chosen } = await shown();
  ports.http.take('/sys/category/list').succeed(pageOf(root));
  await heard();
  ports.http.take('/sys/category/').succeed(pageOf(below));
  await heard();
  fireEvent.click(screen.getByText('太极'));
  fireEvent.click(screen.getByText('太极'));
  expect({
    names: names(),
    chosen,
    selected: screen.getByRole('treeitem', { selected: true }).textContent,
    add: screen.queryByRole('button', { name: '新增分类' }),
  }).toEqual({ names: ['体育', '太极'], chosen: ['b', 'b'], selected: '太极', add: null });
});

it('asks for what is typed, says when nothing is found, and tries again after a failure', async () => {
  const { ports } = await shown();
  ports.http.take('/sys/category/list').succeed(pageOf(root, { ...below, id: 'c', pid: null }));
  await heard();
  const words = screen.getByRole('searchbox');
  fireEvent.change(words, { target: { value: ' 合唱 ' } });
  fireEvent.keyDown(words, { key: 'Enter', code: 'Enter', keyCode: 13 });
  const asked = ports.http.take('/sys/category/list');
  expect(new URL(asked.request.url, 'http://x').searchParams.get('name')).toBe('合唱');
  asked.succeed(pageOf());
  await heard();
  expect(screen.getByText('没有找到，请换个说法').isConnected).toBe(true);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '太极' } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', code: 'Enter', keyCode: 13 });
  ports.http.take('/sys/category/list').reject('服务器忙');
  await heard();
  expect(screen.getByRole('alert').textContent).toContain('服务器忙');
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/u }));
  ports.http.take('/sys/category/list').succeed(pageOf(below));
  await heard();
  expect([names(), screen.queryByRole('alert')]).toEqual([['太极'], null]);
});
