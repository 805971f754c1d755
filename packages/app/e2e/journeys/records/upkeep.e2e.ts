import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage } from '../../fixtures/record-walk.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('dictionaries and categories are kept: items in a drawer, categories below each other', async ({ on, page }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const actions = on(RecordActionsModel);
  const tree = page.getByRole('table', { name: '分类字典' });
  await shell.open('/isystem/dict');

  await test.step('DICT-03 a dictionary gets its items in a drawer, and categories theirs below each other', async () => {
    const name = uniqueName('兴趣小组');
    await list.see();
    await list.add();
    await form.see('新增字典');
    await form.type('字典名称', name);
    await form.type('字典编码', `group_${Date.now()}`);
    await form.save();
    await form.seeClosed();
    await list.find('字典名称', name);
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '字典配置' }).click();
    const drawer = page.getByRole('dialog', { name: `${name} · 字典配置` });
    await drawer.getByRole('button', { name: '新增' }).first().click();
    await page.getByPlaceholder('请输入名称', { exact: true }).last().fill('合唱');
    await form.type('数据值', 'a,b');
    await form.save();
    await form.seeFieldMessage('数据值不能包含特殊字符！');
    await form.type('数据值', '1');
    await form.save();
    const item = drawer.locator('.ant-table-row').filter({ hasText: '合唱' });
    await expect(item).toContainText('启用');
    await item.getByRole('button').last().click();
    await list.menuItem('停用').click();
    await expect(item).toContainText('不启用');

    await shell.open('/isys/category');
    await tree.getByRole('button', { name: '展开 赛事分类' }).click();
    await list.act('体育', '新增下级');
    await form.see('新增分类');
    await form.seeChoice('上级分类', '体育');
    const sport = uniqueName('柔力球');
    await form.type('分类名称', sport);
    await form.save();
    await form.seeClosed();
    const added = tree.getByRole('row').filter({ hasText: sport });
    await expect(added).toContainText(/A04A02A\d\d/u);
    await added.focus();
    await page.keyboard.press('Home');
    await tree.getByRole('button', { name: '收起 体育' }).click();
    await expect(added).toBeHidden();
    await page.keyboard.press('/');
    await list.find('分类名称', sport);
    await expect(added).toBeVisible();
    await expect(tree.getByRole('button', { name: /展开/u })).toHaveCount(0);
  });

  await test.step('RES-04 rows of a tree are opened level by level, found with their path, moved and moved back, not below themselves, and kept while others stand below', async () => {
    await list.resetSearch();
    const above = uniqueName('球类');
    const below = uniqueName('门球');
    const addBelow = async (parent: string, name: string) => {
      await list.act(parent, '新增下级');
      await form.see('新增分类');
      await form.type('分类名称', name);
      await form.save();
      await form.seeClosed();
      await list.seeRow(name);
    };
    await tree.getByRole('button', { name: '展开 政策分类' }).click();
    await addBelow('政策分类', above);
    await addBelow(above, below);

    const moveBelow = async (name: string, target: string) => {
      await list.act(name, '移动到…');
      const dialog = page.getByRole('dialog', { name: `移动“${name}”` });
      await dialog.getByRole('combobox').click();
      await page.keyboard.type(target);
      await page.getByRole('treeitem', { name: target }).click();
      await dialog.getByRole('button', { name: '移动', exact: true }).click();
      return dialog;
    };
    const refused = await moveBelow(above, below);
    await expect(refused.getByRole('alert')).toHaveText('不能移到自己或自己的下级之下');
    await refused.getByRole('button', { name: '取消' }).click();
    await list.remove(above);
    await list.confirm(`删除“${above}”？`);
    await shell.seeNotice(`“${above}”正被 1 条分类使用，不能删除`);

    await expect(await moveBelow(below, '赛事分类')).toBeHidden();
    await list.find('分类名称', below);
    await list.seeInRow(below, '赛事分类');
    await actions.undo();
    await list.seeInRow(below, `政策分类 / ${above}`);
  });
});

test('rules and connections are kept, and tried before they are used', async ({ on, page }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  await shell.open('/isystem/checkRule');

  await test.step('a check rule is written part by part and tried, before it is stored and after', async () => {
    const name = uniqueName('会员卡号');
    await list.see();
    await list.add();
    await form.see('新增校验规则');
    await form.type('规则名称', name);
    await form.type('规则编码', `card_${Date.now()}`);
    const dialog = page.getByRole('dialog', { name: '新增校验规则' });
    await dialog.getByLabel('第 1 段的位数').fill('2');
    await dialog.getByLabel('第 1 段的规则').fill('VIP(');
    await expect(dialog.getByText('请输入可以执行的正则表达式')).toBeVisible();
    await dialog.getByLabel('第 1 段的规则').fill('HY');
    await dialog.getByLabel('第 1 段的提示').fill('应以 HY 开头');
    await dialog.getByRole('button', { name: '添加一段' }).click();
    await dialog.getByLabel('第 2 段的位数').fill('*');
    await dialog.getByLabel('第 2 段的规则').fill('HY[0-9]{6}');
    const sample = dialog.getByLabel('试一试：输入一个值');
    await sample.fill('XY123456');
    await expect(dialog.getByText('应以 HY 开头', { exact: true })).toBeVisible();
    await sample.fill('HY123456');
    await expect(dialog.getByText('符合规则', { exact: true })).toBeVisible();
    await form.save();
    await form.seeClosed();
    await list.find('规则名称', name);
    await list.act(name, '功能测试');
    const trial = page.getByRole('dialog', { name: `功能测试：${name}` });
    await trial.getByLabel('要校验的值').fill('HY12');
    await expect(trial.getByText('第 1 到 4 个字符不符合规则')).toBeVisible();
    await trial.getByLabel('要校验的值').fill('HY123456');
    await expect(trial.getByText('校验通过')).toBeVisible();
  });

  await test.step('a fill rule shows its next number', async () => {
    await shell.open('/isystem/fillRule');
    await list.see();
    await list.act('认证申请编号', '功能测试');
    // Every certification that another test added took a number.
    await expect(page.getByText(/生成结果：RZ\d{6}\d{5}/u)).toBeVisible();
  });

  await test.step('PAGE-17 tenants and data sources have their rows and forms, and a data source is limited to configured hosts', async () => {
    await shell.open('/isys/tenant');
    await list.see();
    await list.add();
    await form.see('新增租户');
    await form.cancel();
    await form.seeClosed();
    await shell.open('/isystem/dataSource');
    await list.seeLoaded();
    await list.add();
    await form.see('新增数据源');
    await form.type('数据源编码', 'reports');
    await form.type('数据源名称', '报表库');
    await form.type('主机和端口', '10.0.0.5:5432');
    await form.type('数据库名称', 'reports');
    await form.type('用户名', 'reader');
    await form.type('密码', 'Correct-Horse-9');
    await form.save();
    await form.seeFieldMessage('服务器还没有允许连接任何数据库主机，请联系管理员设置 DATA_SOURCE_HOSTS');
  });

  await test.step('PAGE-17 a route is added, found, changed, acted upon, deleted and brought back', async () => {
    await form.cancel();
    await form.discard();
    await walkRecordPage(page, {
      path: '/isystem/gatewayroute',
      singular: '路由',
      name: '路由名称',
      typed: { 路由ID: () => `route${Date.now()}`, 路由URI: 'http://archive.example.com' },
      change: ['路由URI', 'http://archive2.example.com'],
      act: ['停用', '无效'],
    });
  });

  await test.step('a form is written, published by its plan, and has rows', async () => {
    const name = uniqueName('船只');
    const code = `boat_${Date.now()}`;
    await shell.open('/online/cgform');
    await list.seeLoaded();
    await list.add();
    await form.see('新增表单');
    await form.type('表单名称', name);
    await form.type('编码', code);
    await form.save();
    await form.seeClosed();
    await list.act(name, '发布');
    const dialog = page.getByRole('dialog', { name: `发布：${name}` });
    await expect(dialog.getByText('建立数据表和菜单')).toBeVisible();
    await dialog.getByRole('button', { name: '发布', exact: true }).click();
    await shell.seeNotice('已发布第 1 版，立即生效');
    // Who published it has its entry in the menu and its rights at once.
    await page.getByRole('navigation', { name: '主菜单' }).getByText(name).click();
    await expect(page.getByText(`还没有${name}`)).toBeVisible();
    await list.add();
    await form.see(`新增${name}`);
    await form.type('名称', '长江一号');
    await form.save();
    await form.seeClosed();
    await list.seeRow('长江一号');
  });
});
