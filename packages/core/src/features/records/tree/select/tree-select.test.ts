import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../../index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createTreeSelect, type TreeSelectOptions } from './tree-select.service.ts';
import type { TreeSelectNode } from './tree-select.types.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const user = { id: 'u1', username: 'clerk', realname: '黄敏', avatar: '' };

async function opened(options: TreeSelectOptions) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({ menu: [], auth: [], allAuth: [] });
  await settled();
  const before = ports.http.requests.length;
  const tree = core.open((page) => createTreeSelect(page, options));
  await settled();
  const answer = async (part: string, result: unknown) => {
    ports.http.take(part).succeed(result);
    await settled();
  };
  const asked = () =>
    ports.http.requests
      .slice(before)
      .map(({ url }) => decodeURIComponent(url.replace(/^.*(?=\/sys)/u, '').replace(/_t=\d+&?/u, '')));
  return { ports, tree, answer, asked, open: (value: string) => tree.send({ type: 'node.open', value }) };
}

const branch = (value: string) => ({ key: value, value, label: `名${value}`, leaf: 0 });
const leaf = (value: string) => ({ key: value, value, label: `名${value}`, leaf: 1 });
/** `a[b c-]`: open a with b below it and c, which has nothing below it. */
const outline = (nodes: readonly TreeSelectNode[]): string =>
  nodes
    .map(({ value, isLeaf, status, children }) => {
      const mark = { closed: '', loading: '…', failed: '!', loaded: '' }[status];
      return `${value}${isLeaf ? '-' : mark}${children.length > 0 ? `[${outline(children)}]` : ''}`;
    })
    .join(' ');

it('WID-13 loads the categories below a code, each level when it is opened, once, and refuses a condition that is no JSON object', async () => {
  const { tree, answer, asked, open } = await opened({ source: { kind: 'category', pcode: 'A01' } });
  expect(tree.facts()).toEqual({ status: 'loading', nodes: [], failure: null, problem: null });
  await answer('loadTreeRoot', [branch('a'), leaf('b')]);
  expect([tree.facts().status, outline(tree.facts().nodes)]).toEqual(['loaded', 'a b-']);
  open('a');
  open('a');
  expect(outline(tree.facts().nodes)).toBe('a… b-');
  await answer('loadTreeChildren', [leaf('c')]);
  open('a');
  await settled();
  expect(outline(tree.facts().nodes)).toBe('a[c-] b-');
  expect(asked()).toEqual(['/sys/category/loadTreeRoot?async=true&pcode=A01', '/sys/category/loadTreeChildren?pid=a']);
  const condition = '{"name":"合唱"}';
  const good = await opened({ source: { kind: 'category', pcode: 'A01' }, condition });
  expect(good.asked()).toEqual([`/sys/category/loadTreeData?pcode=A01&condition=${condition}`]);
  const problem = {
    'zh-CN': '组件JTreeSelect-condition传值有误，需要一个json字符串!',
    'en-US': 'The condition of the tree is wrong: it has to be the text of a JSON object.',
  };
  for (const text of ['name=1', '[]', '"x"', 'null', '7', '{"name":{}}', '{"__proto__":"x"}']) {
    const wrong = await opened({ source: { kind: 'category' }, condition: text });
    wrong.open('a');
    await settled();
    expect([text, wrong.tree.facts(), wrong.asked()]).toEqual([
      text,
      { status: 'failed', nodes: [], failure: null, problem },
      [],
    ]);
  }
});

it('VAL-11 says that the code of a dictionary is missing, and asks nothing', async () => {
  const { tree, asked } = await opened({ source: { kind: 'dictionary', tree: ' ' } });
  expect([tree.facts().problem?.['zh-CN'], asked()]).toEqual(['字典Code不能为空!', []]);
});

it('reads a registered tree by its name', async () => {
  const { tree, answer, asked, open } = await opened({ source: { kind: 'dictionary', tree: 'sys_category' } });
  await answer('loadTreeData', [branch('a')]);
  open('a');
  await answer('loadTreeData', []);
  expect(outline(tree.facts().nodes)).toBe('a-');
  expect(asked()).toEqual([
    '/sys/dict/loadTreeData?tableName=sys_category',
    '/sys/dict/loadTreeData?tableName=sys_category&pid=a',
  ]);
});

it('keeps what it shows when a level fails, gives the words of the server, and can be asked again', async () => {
  const { ports, tree, answer, open } = await opened({ source: { kind: 'category' } });
  const told: unknown[] = [];
  tree.on((emitted) => told.push(emitted));
  ports.http.take('loadTreeRoot').reject('分类服务暂不可用');
  await settled();
  const words = { 'zh-CN': '分类服务暂不可用', 'en-US': '分类服务暂不可用' };
  expect(told).toEqual([{ type: 'notice.raised', notice: { level: 'error', text: words } }]);
  expect(tree.facts()).toEqual({
    status: 'failed',
    nodes: [],
    failure: { kind: 'rejected', code: 500, message: '分类服务暂不可用' },
    problem: null,
  });
  tree.send({ type: 'tree.retry' });
  await answer('loadTreeRoot', [branch('a'), branch('b')]);
  open('a');
  await settled();
  ports.http.take('loadTreeChildren').reject('超时');
  await settled();
  expect(outline(tree.facts().nodes)).toBe('a! b');
  open('a');
  await answer('loadTreeChildren', [leaf('c')]);
  expect([tree.facts().status, outline(tree.facts().nodes)]).toEqual(['loaded', 'a[c-] b']);
});

it('shows a category that is below itself once', async () => {
  const { tree, answer, open } = await opened({ source: { kind: 'category' } });
  await answer('loadTreeRoot', [branch('a')]);
  open('a');
  await answer('loadTreeChildren', [branch('b'), branch('a')]);
  open('b');
  await answer('loadTreeChildren', [branch('a'), branch('b')]);
  expect(outline(tree.facts().nodes)).toBe('a[b-]');
});

it('shows the same tree whatever the order in which levels are answered', async () => {
  // Oracle: the outline of the whole tree. Levels that are open at the same time are answered in an order of chance.
  const below: Readonly<Record<string, readonly string[]>> = { a: ['d', 'e'], b: ['f'], c: [] };
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }), async (order) => {
      const { tree, answer, open } = await opened({ source: { kind: 'category' } });
      await answer('loadTreeRoot', ['a', 'b', 'c'].map(branch));
      for (const value of ['a', 'b', 'c']) open(value);
      await settled();
      for (const value of order) await answer(`pid=${value}`, (below[value] ?? []).map(leaf));
      expect(outline(tree.facts().nodes)).toBe('a[d- e-] b[f-] c-');
    }),
    { seed: 20_261_123, numRuns: propertyRuns(20) },
  );
});
