import type { messageTemplateResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

interface TemplateSeed {
  readonly code: string;
  readonly name: string;
  /** `msgType`: 1 SMS, 2 e-mail, 3 WeChat, 4 system. */
  readonly type: string;
  readonly content: string;
  readonly test: Readonly<Record<string, string>>;
}

const templates: readonly TemplateSeed[] = [
  {
    code: 'signUpPassed',
    name: '活动报名成功',
    type: '1',
    content: '${name}您好，您已成功报名“${activity}”，请于${time}到${place}参加。',
    test: { name: '王秀兰', activity: '重阳登高', time: '10月11日 9:00', place: '东湖公园' },
  },
  {
    code: 'activityChanged',
    name: '活动时间变更',
    type: '1',
    content: '${name}您好，您报名的“${activity}”改为${time}举行，敬请谅解。',
    test: { name: '王秀兰', activity: '重阳登高', time: '10月12日 9:00' },
  },
  {
    code: 'activityCancelled',
    name: '活动取消',
    type: '1',
    content: '${name}您好，“${activity}”因${reason}取消，给您带来不便敬请谅解。',
    test: { name: '王秀兰', activity: '重阳登高', reason: '天气原因' },
  },
  {
    code: 'certDue',
    name: '认证提醒',
    type: '1',
    content: '${name}您好，您本年度的养老待遇资格认证将于${date}到期，请及时认证。',
    test: { name: '李建国', date: '2026年12月31日' },
  },
  {
    code: 'birthday',
    name: '生日祝福',
    type: '1',
    content: '${name}您好，今天是您的生日，祝您生日快乐、健康长寿！',
    test: { name: '王秀兰' },
  },
  {
    code: 'certPassed',
    name: '认证通过',
    type: '4',
    content: '您的资格认证已通过，有效期至${date}。',
    test: { date: '2027年12月31日' },
  },
  {
    code: 'certRejected',
    name: '认证未通过',
    type: '4',
    content: '您的资格认证未通过，原因：${reason}。请补充材料后重新提交。',
    test: { reason: '照片不清晰' },
  },
  {
    code: 'orderReady',
    name: '商品待领取',
    type: '3',
    content: '您兑换的“${goods}”已到${place}，请凭取货码${code}领取。',
    test: { goods: '保温杯', place: '南浦服务站', code: '8652' },
  },
  {
    code: 'monthlyReport',
    name: '月度工作报表',
    type: '2',
    content: '${month}共举办活动${count}场，服务退休人员${people}人次，详见附件。',
    test: { month: '2026年10月', count: '38', people: '1260' },
  },
];

export function messageTemplateSeeds(now: number): ResourceSeed<typeof messageTemplateResource>[] {
  return templates.map(({ code, name, type, content, test }) => ({
    id: seedIdentifier('messageTemplate', code),
    createBy: SEEDER,
    createTime: now,
    values: {
      templateCode: code,
      templateName: name,
      templateType: type,
      templateContent: content,
      templateTestJson: JSON.stringify(test),
    },
  }));
}
