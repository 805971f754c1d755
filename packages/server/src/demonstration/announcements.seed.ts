import { days } from '@evergreen/core/kernel';
import type { announcementResource } from '@evergreen/core/resources';

import { formatPlatformTime } from '../platform-time.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { ADMINISTRATOR } from '../db/seed/organisation.seed.ts';
import { seedIdentifier } from '../db/seed/seed-random.ts';

interface AnnouncementText {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly category: '1' | '2';
  readonly priority: 'H' | 'M' | 'L';
  /** Page of the platform to handle it on. */
  readonly openPage?: string;
  /** Days since it was released; undefined for one that is not. */
  readonly age?: number;
}

const texts: readonly AnnouncementText[] = [
  {
    title: '关于做好冬季走访慰问工作的通知',
    summary: '请各服务站在本月底前完成高龄、独居退休人员的走访登记。',
    content:
      '<p>各服务站：</p><p>入冬以来气温较低，请在<strong>本月底前</strong>完成辖区内高龄、独居退休人员的走访，并在“家庭成员”和“退休人员”中更新联系电话。</p><ul><li>走访两人一组，出示工作证；</li><li>发现困难及时上报综合管理科。</li></ul>',
    category: '1',
    priority: 'H',
    age: 2,
  },
  {
    title: '活动报名审核时限提醒',
    summary: '报名提交后请在两个工作日内审核，超时会影响退休人员安排行程。',
    content: '<p>活动报名请在提交后<strong>两个工作日内</strong>审核。待审核的报名可以在首页“待我处理”中看到。</p>',
    category: '1',
    priority: 'M',
    openPage: '/isps/activitySignUp',
    age: 6,
  },
  {
    title: '系统维护公告',
    summary: '本周日 22:00 至 24:00 进行系统维护，期间可能无法登录。',
    content: '<p>本周日 22:00 至 24:00 进行系统维护，期间可能短时无法登录，请提前保存正在填写的内容。</p>',
    category: '2',
    priority: 'L',
    age: 12,
  },
  {
    title: '春季健步走活动筹备方案（征求意见）',
    summary: '方案初稿，修改完成后发布。',
    content: '<p>拟于明年三月举办春季健步走活动，路线和分组另行通知。</p>',
    category: '1',
    priority: 'M',
  },
];

/** What a new platform tells everybody; one is not released yet. */
export function announcementSeeds(now: number): ResourceSeed<typeof announcementResource>[] {
  return texts.map(({ title, summary, content, category, priority, openPage, age }, index) => ({
    id: seedIdentifier('announcement', String(index)),
    createBy: ADMINISTRATOR,
    createTime: now - days((age ?? 0) + 1),
    owner: { tenantId: 0, sysOrgCode: 'A01A01' },
    values: {
      titile: title,
      msgCategory: category,
      priority,
      msgType: 'ALL',
      msgAbstract: summary,
      msgContent: content,
      ...(openPage === undefined ? {} : { openPage }),
      ...(age === undefined
        ? { sendStatus: '0' }
        : { sendStatus: '1', sender: ADMINISTRATOR, sendTime: formatPlatformTime(now - days(age)) }),
    },
  }));
}
