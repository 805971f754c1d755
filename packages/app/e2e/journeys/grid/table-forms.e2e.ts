import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DESKTOP } from '../../fixtures/devices.ts';
import { storeValue } from '../../models/base/quiet-page.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { TableNotesModel } from '../../models/grid/table-notes.model.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...DESKTOP, signedInAs: 'clerk' });

/** What is around the examples is looked at elsewhere. */
const EXAMPLE = '.page-pane:not([hidden])';

test('forms with tables, linked and picked cells, and cell types of a page work together', async ({ on, page }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const accessibility = on(AccessibilityModel);
  const pane = shownPane(page);
  const linked = '联动与选取';
  await shell.open('/gallery/tables');
  await table.seeTable();

  await test.step('TABLE-26 a form and its tables are validated in order, the first failure is shown with its invalid cell, and then all are saved together', async () => {
    await table.chooseExample('表单和子表');
    await table.seeTable('家属');
    await accessibility.seeNothingWrongIn(EXAMPLE);
    const tab = (title: string) => pane.getByRole('tab', { name: title });
    const name = pane.getByRole('textbox', { name: '姓名' });

    await name.fill('');
    await tab('走访记录').click();
    await table.scrollTo(25 * 41, '走访记录');
    await table.focus([28, '走访人'], '走访记录');
    await table.keys('Delete');
    await table.scrollTo(0, '走访记录');
    await tab('志愿服务').click();
    await table.focus([2, '服务内容'], '志愿服务');
    await table.keys('Delete');
    await tab('家属').click();

    await table.button('全部保存').click();
    await expect(pane.getByText('请输入姓名')).toBeVisible();
    await expect(name).toBeFocused();
    await expect(tab('家属')).toHaveAttribute('aria-selected', 'true');

    await name.fill('李桂兰');
    await table.button('全部保存').click();
    await expect(tab('走访记录')).toHaveAttribute('aria-selected', 'true');
    await expect(
      pane.getByRole('alert').filter({ hasText: '没有保存：“走访记录”有 1 处填写有误，在 1 行里' }),
    ).toBeVisible();
    await expect(await table.cell([28, '走访人'], '走访记录')).toBeInViewport();
    await expect(await table.cell([28, '走访人'], '走访记录')).toHaveAccessibleDescription('走访人不能为空');

    await table.write([28, '走访人'], '周敏', '走访记录');
    await table.button('全部保存').click();
    await expect(tab('志愿服务')).toHaveAttribute('aria-selected', 'true');
    await expect(await table.cell([2, '服务内容'], '志愿服务')).toHaveAttribute('aria-invalid', 'true');
    await table.write([2, '服务内容'], '图书整理', '志愿服务');
    await table.button('全部保存').click();
    const saved: unknown = JSON.parse((await pane.getByTestId('saved-values').textContent()) ?? 'null');
    expect(saved).toMatchObject({
      form: { name: '李桂兰', phone: '13800007919' },
      tables: [{ deletedIds: [] }, { deletedIds: [] }, { deletedIds: [] }],
    });
  });

  await test.step('TABLE-24 three linked selects: saved rows show their labels, and changing a parent clears its dependents', async () => {
    await table.chooseExample(linked);
    await table.seeTable(linked);
    await accessibility.seeNothingWrongIn(EXAMPLE);
    await table.seeText([1, '省'], '浙江省', linked);
    await table.seeText([1, '市'], '杭州市', linked);
    await table.seeText([1, '区县'], '西湖区', linked);
    await table.choose([1, '省'], '江苏省', linked);
    await table.seeText([1, '市'], '', linked);
    await table.seeText([1, '区县'], '', linked);
    await table.press([1, '市'], linked);
    await expect(page.getByRole('option')).toHaveCount(2);
    await table.keys('Escape');
    await table.choose([1, '市'], '苏州市', linked);
    await table.choose([1, '区县'], '姑苏区', linked);
    await table.seeText([1, '区县'], '姑苏区', linked);
    await table.button('撤销').click();
    await table.button('撤销').click();
    await table.button('撤销').click();
    await table.seeText([1, '区县'], '西湖区', linked);
  });

  await test.step('TABLE-16 choosing a person fills three cells at once, several people are joined by commas, and choosing nobody clears the cells', async () => {
    const dialog = page.getByRole('dialog', { name: '选择人员' });
    await table.press([3, '人员'], linked);
    await dialog.getByText('张桂兰').click();
    await dialog.getByRole('button', { name: /^确\s?定$/u }).click();
    await table.seeText([3, '人员'], '张桂兰', linked);
    await table.seeText([3, '手机号'], '13800000003', linked);
    await table.seeText([3, '社区'], '文化路社区', linked);

    await table.press([3, '人员'], linked);
    await dialog.getByText('刘志明').click();
    await dialog.getByRole('button', { name: /^确\s?定$/u }).click();
    await table.seeText([3, '人员'], '张桂兰,刘志明', linked);
    await table.seeText([3, '手机号'], '13800000003,13800000004', linked);

    await table.press([3, '人员'], linked);
    for (const name of ['张桂兰', '刘志明']) await dialog.getByText(name).click();
    await dialog.getByRole('button', { name: /^确\s?定$/u }).click();
    await table.seeText([3, '社区'], '', linked);
    await table.button('撤销').click();
    await table.seeText([3, '人员'], '张桂兰,刘志明', linked);
  });

  await test.step('TABLE-04 a page registers its own cell type, and a reserved name is refused with a message', async () => {
    await table.chooseExample('自定义单元格');
    await table.seeTable('满意度');
    await accessibility.seeNothingWrongIn(EXAMPLE);
    await table.seeText([1, '满意度'], '★★★★★', '满意度');
    await expect(await table.cell([3, '满意度'], '满意度')).toHaveAccessibleDescription('“8”不是星级，请填 0 到 5');
    await table.write([3, '满意度'], '3', '满意度');
    await table.seeText([3, '满意度'], '★★★☆☆', '满意度');
    await table.focus([2, '满意度'], '满意度');
    await table.paste('★★☆☆☆');
    await table.seeText([2, '满意度'], '★★☆☆☆', '满意度');

    const notes = on(TableNotesModel);
    await table.button('登记').click();
    await notes.seeNote('【installCell】不能使用"row-number"作为组件的type，因为这是关键字。');
    await pane.getByRole('textbox', { name: '登记单元格类型的名称' }).fill('select');
    await table.button('登记').click();
    await notes.seeNote('【installCell】"select"已经注册过，请换一个type。');
    await pane.getByRole('textbox', { name: '登记单元格类型的名称' }).fill('my-stars');
    await table.button('登记').click();
    await notes.seeNote(/^“my-stars”可以使用/u);
  });
});

test('TABLE-20 table configurations are remembered, most recent first, sixteen at most, also after a reload', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const accessibility = on(AccessibilityModel);
  const records = shownPane(page).getByRole('list', { name: '增强记录' }).getByRole('listitem');
  const apply = async (column: string, height: string) => {
    await table.chooseFrom('只读的列', column);
    await table.chooseFrom('行高', height);
    await table.button('应用并记下').click();
  };
  const sizes = ['medium', 'small', 'mini', 'tiny'];
  await storeValue(
    page,
    'enhance_gallery-enhanced',
    ['name', 'sex', 'phone', 'subsidy'].flatMap((locked) => sizes.map((size) => ({ locked, size }))),
  );
  await shell.open('/gallery/tables');
  await table.chooseExample('表格增强');
  await table.seeTable();

  await test.step('the seventeenth takes the place of the oldest, and axe finds nothing', async () => {
    await apply('志愿工时', '宽松');
    await expect(records).toHaveCount(16);
    await expect(records.first()).toHaveText(/“志愿工时”只读，行高宽松/u);
    await expect(records.last()).toHaveText(/“补贴（元）”只读，行高紧凑/u);
    await expect(await table.cell([1, '志愿工时'])).toHaveAttribute('aria-readonly', 'true');
    await accessibility.seeNothingWrongIn(EXAMPLE);
  });

  await test.step('none is left when they are cleared, and one that is applied again becomes the first', async () => {
    await table.button('清空记录').click();
    await expect(shownPane(page).getByText('还没有记录')).toBeVisible();
    await apply('手机号', '适中');
    await expect(await table.cell([1, '手机号'])).toHaveAttribute('aria-readonly', 'true');
    await apply('姓名', '紧凑');
    await expect(records).toHaveText([/“姓名”只读，行高紧凑/u, /“手机号”只读，行高适中/u]);
    await table.button('采用：“手机号”只读，行高适中').click();
    await expect(records).toHaveText([/“手机号”只读，行高适中/u, /“姓名”只读，行高紧凑/u]);
  });

  await test.step('a reload shows them again, and the table as the first of them says', async () => {
    await shell.reload();
    await table.chooseExample('表格增强');
    await expect(records).toHaveText([/“手机号”只读，行高适中/u, /“姓名”只读，行高紧凑/u]);
    await expect(await table.cell([1, '手机号'])).toHaveAttribute('aria-readonly', 'true');
  });
});
