import { localized } from '@evergreen/core/kernel';

export const activitySignUpMessages = {
  activityMissing: localized(
    '活动不存在或已被删除，请重新选择',
    'The activity does not exist or was deleted. Choose again.',
  ),
  notOpen: localized('活动没有在报名中，不能报名', 'The activity is not open for sign-up.'),
  full: (quota: number) => localized(`名额已满（${quota} 人），不能再报名`, `All ${quota} places are taken.`),
  twice: (phone: string) =>
    localized(`手机号码 ${phone} 已经报名了这个活动`, `${phone} has signed up for this activity already.`),
  personTwice: localized('这位退休人员已经报名了这个活动', 'This retiree has signed up for this activity already.'),
  present: (name: string) =>
    localized(`“${name}”已经签到，不能删除`, `"${name}" has checked in and cannot be deleted.`),
} as const;
