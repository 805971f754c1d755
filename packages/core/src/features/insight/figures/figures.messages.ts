import type { FigureName } from '../../../contract/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';

interface FigureTexts {
  readonly title: LocalizedText;
  /** What is counted. */
  readonly note: LocalizedText;
}

const now = localized('当前在管人员', 'People in care now');

const figures: Readonly<Record<FigureName, FigureTexts>> = {
  retireesByDistrict: { title: localized('退休人员区县分布', 'Retirees by district'), note: now },
  retireesByAge: { title: localized('退休人员年龄分布', 'Retirees by age'), note: now },
  retireesByHealth: { title: localized('退休人员健康状况', 'Retirees by health'), note: now },
  retireesByCertification: { title: localized('当前认证状态', 'Certified now'), note: now },
  certifications: {
    title: localized('认证申请与通过率', 'Certifications and pass rate'),
    note: localized('按申请时间', 'By the time of the application'),
  },
  attendance: {
    title: localized('活动到场率', 'Attendance of activities'),
    note: localized('按活动开始时间，报名通过的人', 'By the start of the activity, of those admitted'),
  },
  orders: {
    title: localized('商城订单与金额', 'Orders and their sum'),
    note: localized(
      '按下单时间；金额为已付款且未退款',
      'By the time of the order; the sum is of those paid and not refunded',
    ),
  },
  ordersByStatus: {
    title: localized('商城订单状态', 'Orders by status'),
    note: localized('时段内下的订单', 'Orders of the period'),
  },
  visits: {
    title: localized('访问量', 'Visits'),
    note: localized('登录成功的次数与来源地址数', 'Sign-ins that succeeded, and their addresses'),
  },
  signInHours: {
    title: localized('一天各时段的登录', 'Sign-ins by hour'),
    note: localized('时段内每天合计', 'All days of the period together'),
  },
  signIns: {
    title: localized('登录成功与失败', 'Sign-ins'),
    note: localized('失败含被限制的重复尝试', 'Failed ones include repeats that were throttled'),
  },
  operations: {
    title: localized('操作次数', 'Operations'),
    note: localized('写入数据的调用', 'Calls that write'),
  },
  failedOperations: {
    title: localized('未成功的操作', 'Operations that failed'),
    note: localized('按结果', 'By outcome'),
  },
  slowCalls: {
    title: localized('最慢的调用', 'The slowest calls'),
    note: localized('平均耗时最长的十个', 'The ten that take longest on average'),
  },
};

export const figureMessages = {
  figures,
  unknown: localized('未填写', 'Not given'),
  otherDistricts: localized('其他区县', 'Other districts'),
  ages: {
    below: (years: number) => localized(`${years} 岁以下`, `Below ${years}`),
    between: (from: number, to: number) => localized(`${from}–${to} 岁`, `${from}–${to}`),
    from: (years: number) => localized(`${years} 岁及以上`, `${years} and above`),
  },
  categories: {
    time: localized('时间', 'Time'),
    hour: localized('时段', 'Hour'),
    district: localized('区县', 'District'),
    age: localized('年龄', 'Age'),
    health: localized('健康状况', 'Health'),
    certification: localized('认证状态', 'Certification'),
    status: localized('订单状态', 'Status'),
    outcome: localized('结果', 'Outcome'),
    call: localized('操作', 'Operation'),
  },
  series: {
    people: localized('人数', 'People'),
    applications: localized('申请数', 'Applications'),
    passed: localized('通过数', 'Passed'),
    passRate: localized('通过率（%）', 'Pass rate (%)'),
    admitted: localized('应到', 'Expected'),
    present: localized('实到', 'Present'),
    attendance: localized('到场率（%）', 'Attendance (%)'),
    orders: localized('订单数', 'Orders'),
    paid: localized('已付款', 'Paid'),
    sum: localized('金额（元）', 'Sum (yuan)'),
    visits: localized('访问次数', 'Visits'),
    addresses: localized('来源地址', 'Addresses'),
    succeeded: localized('成功', 'Succeeded'),
    failed: localized('失败', 'Failed'),
    done: localized('成功', 'Done'),
    notDone: localized('未成功', 'Not done'),
    operations: localized('次数', 'Times'),
    average: localized('平均（毫秒）', 'Average (ms)'),
    longest: localized('最长（毫秒）', 'Longest (ms)'),
  },
} as const;
