import type { ListPageEmitted } from '@evergreen/core/records/list';
import { createResourcePage } from '@evergreen/core/records/page';
import { categoryResource } from '@evergreen/core/resources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { ResourceList } from '../resource-list.tsx';

const resource = categoryResource;
const sports = { id: 'a', name: '体育', code: 'A01', pid: null, version: 3, hasChild: '1' };
const arts = { id: 'b', name: '文艺', code: 'A02', pid: null, version: 5, hasChild: '0' };
const balls = { id: 'c', name: '球类', code: 'A01A01', pid: 'a', version: 1, hasChild: '0' };

/** The list of categories with two rows at the top. */
async function shown() {
  const stage = await signedIn(...['list', 'edit', 'delete'].map((action) => `${resource.permissionPrefix}:${action}`));
  const page = stage.core.open((given) => createResourcePage({ ...given, resource }));
  const { list, move } = page;
  if (move === null) throw new Error('Its rows are moved');
  const said: ListPageEmitted[] = [];
  list.on((event) => said.push(event));
  drawWidget(stage, <ResourceList page={page} />);
  const answer = async (part: string, records: readonly object[]) => {
    stage.ports.http.take(part).succeed({ records, total: records.length, size: 10, current: 1, pages: 1 });
    await heard();
  };
  const refuse = async (part: string, words: string) => {
    stage.ports.http.take(part).reject(words);
    await heard();
  };
  const choose = async (name: string, action: string) => {
    fireEvent.click(screen.getByRole('button', { name: `${name} 的操作` }));
    await heard();
    fireEvent.click(screen.getByRole('menuitem', { name: action }));
    await heard();
  };
  /** Every drawn name, behind the names above it or indented by its level. */
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('.tree-name, .tree-found')].map(
      (name) => '-'.repeat(Number(name.style.getPropertyValue('--level'))) + (name.textContent ?? ''),
    );
  await answer('/list?', [sports, arts]);
  return { list, move, said, answer, refuse, choose, names };
}

/** What asks where to is loaded when it is asked for. */
beforeAll(async () => {
  await import('../../tree-move/index.ts');
}, 240_000);

/** The dialog under this title. */
function dialog(title: string): ReturnType<typeof within> {
  const found = screen.getByText(title).closest<HTMLElement>('[role="dialog"]');
  if (found === null) throw new Error(`${title} is no dialog`);
  return within(found);
}

it('RES-04 rows of a tree are drawn below the row that is opened, found behind their path, moved but not below themselves, and kept while others stand below', async () => {
  const { list, move, said, answer, refuse, choose, names } = await shown();
  const closed = names();
  fireEvent.click(screen.getByRole('button', { name: '展开 体育' }));
  const opening = screen.getByRole('button', { name: '收起 体育' });
  expect([opening.getAttribute('aria-expanded'), opening.getAttribute('aria-busy')]).toEqual(['true', 'true']);
  await answer('pid=a&', [balls]);
  expect([closed, names()]).toEqual([
    ['体育', '文艺'],
    ['体育', '-球类', '文艺'],
  ]);

  await choose('体育', '移动到…');
  act(() => move.send({ type: 'target.choose', target: { id: 'c', name: '球类' } }));
  const question = dialog('移动“体育”');
  fireEvent.click(question.getByRole('button', { name: /移\s*动$/u }));
  await refuse('/sys/category/edit', '不能移到自己或自己的下级之下');
  expect(question.getByRole('alert').textContent).toBe('不能移到自己或自己的下级之下');
  act(() => move.send({ type: 'move.cancel' }));
  await heard();

  await choose('体育', '删除');
  fireEvent.click(dialog('删除“体育”？').getByRole('button', { name: /删\s*除/u }));
  await refuse('/delete?', '“体育”正被 1 条分类使用，不能删除');
  expect([names(), said.map((event) => event.type === 'notice.raised' && event.notice.text['zh-CN'])]).toEqual([
    ['体育', '-球类', '文艺'],
    ['“体育”正被 1 条分类使用，不能删除'],
  ]);

  act(() => list.send({ type: 'search.submit', search: { name: '球' } }));
  await answer('name=', [{ ...balls, treePath: '体育' }]);
  expect([names(), screen.queryByRole('button', { name: '展开 体育' })]).toEqual([['体育 /球类'], null]);
});
