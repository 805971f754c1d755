import { createGrantEditor } from '@evergreen/core/access/grant-editor';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { GrantEditor } from './grant-editor.tsx';

const edit = { key: 'edit', title: '编辑', menuType: 2, isGroup: false, children: [] };
const tree = [{ key: 'page', title: '活动管理', menuType: 1, isGroup: false, children: [edit] }];
const people = Array.from({ length: 9 }, (_, at) => ({
  id: `u${at}`,
  username: `clerk${at}`,
  realname: `职员${at}`,
  lost: ['edit'],
}));

it('names who loses what before a save takes it, the first and on demand all', async () => {
  const stage = await signedIn();
  const { http } = stage.ports;
  const editor = stage.core.open((page) => createGrantEditor({ ...page, kind: 'role' }));
  const answered = async (url: string, answer: unknown) => {
    http.take(url).succeed(answer);
    await act(async () => {});
  };
  drawWidget(stage, <GrantEditor editor={editor} kind="role" />);
  await answered('/sys/role/queryall', [{ id: 'r1', roleName: '活动专员', roleCode: 'clerk', description: '' }]);
  act(() => editor.send({ type: 'grantee.choose', id: 'r1' }));
  await answered('queryTreeList', { treeList: tree });
  await answered('queryRolePermission', ['page', 'edit']);
  act(() => editor.send({ type: 'node.toggle', key: 'edit' }));
  act(() => editor.send({ type: 'grants.save' }));
  await answered('queryLosses', { total: 9, people });
  const question = await screen.findByRole('dialog', { name: '收回权限' });
  expect(question.textContent).toContain('收回 1 项权限后，9 人会失去：');
  expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent).at(-1)).toBe(
    '职员7（clerk7）活动管理 › 编辑',
  );
  fireEvent.click(screen.getByRole('button', { name: '显示全部 9 人' }));
  expect(question.querySelectorAll('li')).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: '确认收回' }));
  expect(http.take('saveRolePermission').request.body).toContain('"permissionIds":"page"');
});
