import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

/** What staff do with the rows of a page, from adding one to bringing it back. */
interface BusinessPage {
  /** The requirement that the journey shows. */
  readonly row?: string;
  readonly path: string;
  /** One row, as in 新增课程. */
  readonly singular: string;
  /** The field that names a row, and that the list is searched by. */
  readonly name: string;
  /** What a new row needs beside its name: typed, or chosen. */
  readonly typed?: Readonly<Record<string, string | (() => string)>>;
  readonly moments?: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  /** What is changed afterwards. */
  readonly change: readonly [label: string, words: string];
  readonly act?: readonly [action: string, state: string];
}

const pages: readonly BusinessPage[] = [
  {
    row: 'PAGE-04',
    path: '/isps/enterprise',
    singular: '企业',
    name: '企业名称',
    typed: { 统一社会信用代码: creditCode },
    change: ['法定代表人', '周建华'],
    act: ['停用', '停用'],
  },
  {
    row: 'PAGE-05',
    path: '/isps/match',
    singular: '赛事',
    name: '赛事名称',
    typed: { 主办单位: '江城老年大学' },
    moments: { 报名开始: '2027-01-01 08:00:00', 报名截止: '2027-02-01 08:00:00' },
    change: ['协办单位', '江城市文化馆'],
    act: ['开始报名', '报名中'],
  },
  {
    path: '/isps/curriculum',
    singular: '课程',
    name: '课程名称',
    chosen: { 课程类型: '生活技能' },
    change: ['授课老师', '陈国栋'],
    act: ['上架', '已上架'],
  },
  {
    path: '/isps/retireGoods',
    singular: '商品',
    name: '商品名称',
    typed: { '售价（元）': '39.9' },
    change: ['品牌', '长青优选'],
    act: ['审核通过', '已通过'],
  },
  {
    path: '/isps/newsType',
    singular: '资讯类型',
    name: '类型名称',
    typed: { 类型编码: () => `T${Date.now()}` },
    change: ['排序', '990'],
  },
];

/** A unified social credit code that nobody has (GB 32100): its check character is right. */
function creditCode(): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const first = `91420199${String(Date.now()).slice(-9)}`;
  let weight = 1;
  let sum = 0;
  for (const character of first) {
    sum += weight * alphabet.indexOf(character);
    weight = (weight * 3) % 31;
  }
  return first + alphabet.charAt((31 - (sum % 31)) % 31);
}

for (const { row, path, singular, name, typed, moments, chosen, change, act } of pages)
  test(`${row === undefined ? '' : `${row} `}${singular}: a row is added, found, changed, acted upon, deleted and brought back`, async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const form = on(RecordFormModel);
    const actions = on(RecordActionsModel);
    const title = uniqueName(singular);
    await shell.open(path);
    await list.see();
    await list.add();
    await form.see(`新增${singular}`);
    await form.type(name, title);
    for (const [label, words] of Object.entries(typed ?? {}))
      await form.type(label, typeof words === 'string' ? words : words());
    for (const [label, moment] of Object.entries(moments ?? {})) await form.typeDateTime(label, moment);
    for (const [label, choice] of Object.entries(chosen ?? {})) {
      await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
      await page.locator('.ant-select-dropdown:visible').getByTitle(choice, { exact: true }).click();
    }
    await form.save();
    await form.seeClosed();
    await list.find(name, title);
    await list.edit(title);
    await form.see(`编辑${singular}`);
    await form.type(...change);
    await form.save();
    await form.seeClosed();
    if (act !== undefined) {
      await list.act(title, act[0]);
      await list.seeInRow(title, act[1]);
    }
    await list.remove(title);
    await list.confirm(`删除“${title}”？`);
    await actions.undoByKey();
    await shell.seeNotice('已撤销');
    await list.seeRows(title);
  });

test('PERM-13 a masked number is shown whole for a reason, until it is hidden', async ({ on, page }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  await shell.open('/isps/retiree');
  await list.see();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/\d{3}\*{14}[\dX]/u);
  const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await list.showDetails(name);
  await details.see(name);
  await page.getByRole('button', { name: '查看完整身份证号' }).click();
  const question = page.getByRole('dialog', { name: '查看完整身份证号' });
  await question.getByRole('button', { name: '查看' }).click();
  await expect(question.getByText('请填写查看原因（2–200 个字）')).toBeVisible();
  await page.keyboard.type('核对认证材料');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText(/^\d{17}[\dX]$/u)).toBeVisible();
  await page.getByRole('button', { name: '隐藏身份证号' }).click();
  await expect(page.getByText(/^\d{17}[\dX]$/u)).toHaveCount(0);
  await shell.move('/isystem/log');
  await expect(page.getByRole('row').nth(1)).toContainText('查看完整信息');
});
