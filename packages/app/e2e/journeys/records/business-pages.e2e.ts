import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage, type RecordPage } from '../../fixtures/record-walk.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

const chart = (path: string): RecordPage => ({
  path,
  singular: '轮播图',
  name: '标题',
  pictures: ['图片'],
  change: ['排序', '990'],
});

/** By the requirement that they show together. */
const pages: Readonly<Record<string, readonly RecordPage[]>> = {
  'PAGE-01': [
    {
      path: '/isps/activity',
      singular: '活动',
      name: '活动标题',
      typed: { 主办单位: '江城老年大学', 活动地点: '东湖绿道' },
      moments: { 开始时间: '2027-03-01 09:00:00', 结束时间: '2027-03-01 11:00:00' },
      chosen: { 活动类型: '文艺演出' },
      change: ['联系人', '周建华'],
      act: ['发布', '报名中'],
    },
    {
      path: '/isps/activityType',
      singular: '活动类型',
      name: '类型名称',
      typed: { 类型编码: () => `T${Date.now()}` },
      change: ['备注', '春秋两季'],
    },
  ],
  'PAGE-02': [
    {
      path: '/isps/certification',
      singular: '认证申请',
      typed: { 认证年度: '2027' },
      chosen: { 申请人: '' },
      change: ['认证年度', '2028'],
    },
  ],
  'PAGE-03': [
    {
      path: '/isps/curriculum',
      singular: '课程',
      name: '课程名称',
      chosen: { 课程类型: '生活技能' },
      change: ['授课老师', '陈国栋'],
      act: ['上架', '已上架'],
    },
    { path: '/isps/curriculumType', singular: '课程类型', name: '类型名称', change: ['排序', '990'] },
  ],
  'PAGE-04': [
    {
      path: '/isps/enterprise',
      singular: '企业',
      name: '企业名称',
      typed: { 统一社会信用代码: creditCode },
      change: ['法定代表人', '周建华'],
      act: ['停用', '停用'],
    },
  ],
  'PAGE-05': [
    {
      path: '/isps/match',
      singular: '赛事',
      name: '赛事名称',
      typed: { 主办单位: '江城老年大学' },
      moments: { 报名开始: '2027-01-01 08:00:00', 报名截止: '2027-02-01 08:00:00' },
      change: ['协办单位', '江城市文化馆'],
      act: ['开始报名', '报名中'],
    },
  ],
  'PAGE-06': [
    {
      path: '/isps/policy',
      singular: '政策',
      name: '政策标题',
      chosen: { 政策类型: '' },
      written: { 正文: '自四月起施行。' },
      change: ['发文字号', '江人社〔2027〕5号'],
      act: ['发布', '已发布'],
    },
    {
      path: '/isps/newsType',
      singular: '资讯类型',
      name: '类型名称',
      typed: { 类型编码: () => `T${Date.now()}` },
      change: ['排序', '990'],
    },
  ],
  'PAGE-07': [
    {
      path: '/isps/retiree',
      singular: '退休人员',
      name: '姓名',
      typed: { 身份证号: identityNumber },
      moments: { 退休日期: '2010-04-01' },
      chosen: { 原单位: '' },
      regions: { 所在区县: '武昌区' },
      change: ['社区', '水果湖社区'],
      act: ['迁出', '已迁出'],
      isConfirmed: true,
    },
  ],
  'PAGE-08': [
    {
      path: '/isps/retireGoods',
      singular: '商品',
      name: '商品名称',
      typed: { '售价（元）': '39.9' },
      change: ['品牌', '长青优选'],
      act: ['审核通过', '已通过'],
    },
  ],
  'PAGE-09': [chart('/isps/rotationChart'), chart('/isps/rotationChartShop')],
  'PAGE-10': [
    {
      path: '/isps/topic',
      singular: '话题',
      name: '话题名称',
      change: ['话题简介', '说说您的一天'],
      act: ['上线', '上线'],
    },
  ],
};

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

/** An identity number that nobody has (GB 11643): of a district that no county has, with a right check digit. */
function identityNumber(): string {
  const first = `4201991950${String(1 + (Date.now() % 9)).padStart(2, '0')}12${String(Date.now() % 1000).padStart(3, '0')}`;
  let sum = 0;
  for (let place = 0; place < first.length; place += 1) sum += Number(first.charAt(place)) * (2 ** (17 - place) % 11);
  return first + '10X98765432'.charAt(sum % 11);
}

for (const [row, ofRow] of Object.entries(pages))
  test(`${row} a row is added, found, changed, acted upon, deleted and brought back: ${ofRow.map(({ singular }) => singular).join('、')}`, async ({
    page,
  }) => {
    for (const wanted of ofRow) await walkRecordPage(page, wanted);
  });

test('PAGE-10 posts are reviewed from the view of those that wait', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  await shell.open('/isps/squarePost');
  await list.see();
  const waiting = await actions.chooseCountedView('待审核');
  await list.seeEveryRow('待审核');
  await list.actOnFirst('审核通过');
  await actions.seeViewCount('待审核', waiting - 1);
});

test.describe('somebody who reads alone', () => {
  test.use({ signedInAs: 'supervisor' });

  test('opens every business page and is offered nothing that writes', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    for (const { path } of Object.values(pages).flat()) {
      await shell.open(path);
      await list.seeLoaded();
      await list.seeNoButton('新增');
    }
  });
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
