import { test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage, type RecordPage } from '../../fixtures/record-walk.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

/** A code that no row has. */
const code = (first: string) => () => `${first}${Date.now()}`;

/** The pages by which administrators keep people, rights, rules and messages, by the requirement that they show together. */
const pages: Readonly<Record<string, readonly RecordPage[]>> = {
  people: [
    {
      path: '/isystem/user',
      singular: '用户',
      name: '姓名',
      typed: { 用户账号: code('user'), 密码: 'Correct-Horse-9' },
      change: ['工号', 'G0417'],
      act: ['冻结', '冻结'],
      isConfirmed: true,
    },
  ],
  'PAGE-12': [
    {
      path: '/isystem/roleUserList',
      singular: '角色',
      name: '角色名称',
      typed: { 角色编码: code('role') },
      change: ['说明', '管理退休人员档案'],
    },
    {
      path: '/isystem/permission',
      singular: '菜单',
      name: '菜单名称',
      chosen: { 菜单类型: '一级菜单' },
      typed: { 菜单路径: code('/archive'), 前端组件: 'layouts/RouteView' },
      change: ['排序', '990'],
    },
    {
      path: '/isystem/depart',
      isTreeFirst: true,
      singular: '部门',
      name: '部门名称',
      change: ['地址', '武昌区中北路'],
    },
    {
      path: '/isystem/departRole',
      singular: '部门角色',
      name: '角色名称',
      chosen: { 部门: '' },
      typed: { 角色编码: code('role') },
      change: ['说明', '登记档案'],
    },
    {
      path: '/isystem/position',
      singular: '职务',
      name: '职务名称',
      typed: { 职务编码: code('P') },
      chosen: { 职级: '中级' },
      change: ['职务编码', `Q${Date.now()}`],
    },
  ],
  'PAGE-13': [
    {
      path: '/isystem/dict',
      singular: '字典',
      name: '字典名称',
      typed: { 字典编码: code('dict') },
      change: ['描述', '纸质或电子'],
    },
    {
      path: '/isystem/fillRule',
      singular: '编码规则',
      name: '规则名称',
      typed: { 规则编码: code('fill') },
      change: ['末尾位数', '5'],
    },
    { path: '/isys/category', singular: '分类', name: '分类名称' },
    {
      path: '/isystem/checkRule',
      singular: '校验规则',
      name: '规则名称',
      typed: {
        规则编码: code('check'),
        '第 1 段的位数': '*',
        '第 1 段的规则': '[0-9]{6}',
        '第 1 段的提示': '请输入六位数字',
      },
      change: ['描述', '六位数字'],
    },
  ],
  'PAGE-16': [
    {
      path: '/isystem/annountCement',
      singular: '通告',
      name: '标题',
      typed: { 摘要: '五一放假五天' },
      change: ['摘要', '五一放假三天'],
      act: ['发布', '已发布'],
      actNext: ['撤销', '已撤销'],
      isConfirmed: true,
    },
    {
      path: '/modules/message/sysMessageTemplateList',
      singular: '消息模板',
      name: '模板标题',
      typed: { 模板CODE: code('T'), 模板内容: '您的档案即将到期' },
      chosen: { 模板类型: '系统' },
      change: ['模板内容', '您的档案已经到期'],
    },
  ],
};

for (const [row, ofRow] of Object.entries(pages))
  test(`${row} a row is added, found, changed, acted upon, deleted and brought back: ${ofRow.map(({ singular }) => singular).join('、')}`, async ({
    page,
  }) => {
    for (const wanted of ofRow) await walkRecordPage(page, wanted);
  });

test.describe('somebody without the right', () => {
  test.use({ signedInAs: 'clerk' });

  test('finds none of the pages of administrators', async ({ on, page }) => {
    const shell = on(ShellModel);
    await shell.open('/isystem/user');
    await page.getByRole('heading', { name: '没有找到这个页面' }).waitFor();
    for (const { path } of Object.values(pages).flat()) {
      await shell.move(path);
      await page.getByText(`404 · ${path}`).waitFor();
    }
  });
});
