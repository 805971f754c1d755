import { isOffered, type BuiltInAction } from '@evergreen/core/resources';

import { businessKeys, commonKeys } from './menu.seed.ts';
import { registeredResource } from './registered-resource.ts';

export interface RoleSeed {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Whether the role is granted the entry or button of this key. */
  readonly isGranted: (key: string) => boolean;
}

/** The keys of a resource's page and of these of its buttons. */
function resourceKeys(name: string, ...actions: readonly string[]): readonly string[] {
  const resource = registeredResource(name);
  return [resource.path, ...actions.map((action) => `${resource.permissionPrefix}:${action}`)];
}

const clerkKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...resourceKeys('activity', 'list', 'add', 'edit', 'history', 'export', 'publish', 'closeSignUp', 'begin'),
  ...resourceKeys('activitySignUp', 'list', 'add', 'edit', 'history', 'export', 'audit', 'checkIn', 'reveal'),
  ...resourceKeys('activityType', 'list'),
  ...['curriculumType', 'newsType'].flatMap((name) => resourceKeys(name, 'list')),
  ...['curriculum', 'news', 'policy'].flatMap((name) =>
    resourceKeys(name, 'list', 'add', 'edit', 'history', 'publish'),
  ),
]);

const deskKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...resourceKeys('retiree', 'list', 'add', 'edit', 'history', 'reveal', 'export', 'import', 'status'),
  ...resourceKeys('familyMember', 'list', 'reveal'),
  ...resourceKeys('certification', 'list', 'add', 'edit', 'history', 'export'),
  ...resourceKeys('enterprise', 'list', 'add', 'edit', 'history'),
  ...['activity', 'activityType', 'retireGoods', 'shopOrderItem'].flatMap((name) => resourceKeys(name, 'list')),
  ...resourceKeys('activitySignUp', 'list', 'add', 'edit', 'history', 'checkIn', 'reveal', 'export'),
  ...resourceKeys('shopOrder', 'list', 'history', 'handle'),
]);

const auditorKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...['activity', 'activitySignUp', 'certification', 'enterprise', 'matchWork', 'retireGoods', 'squarePost'].flatMap(
    (name) => resourceKeys(name, 'list', 'history', 'export', 'audit'),
  ),
  ...['retiree', 'match', 'topic'].flatMap((name) => resourceKeys(name, 'list', 'history')),
  ...resourceKeys('activityType', 'list'),
  ...resourceKeys('familyMember', 'list'),
]);

/** By name: a new resource gives nobody rights that nobody decided on. */
const readBySupervisors: readonly string[] = [
  'activity',
  'activitySignUp',
  'activityType',
  'certification',
  'curriculum',
  'curriculumType',
  'enterprise',
  'familyMember',
  'match',
  'matchWork',
  'news',
  'newsType',
  'policy',
  'retireGoods',
  'retiree',
  'rotationChart',
  'rotationChartShop',
  'shopOrder',
  'shopOrderItem',
  'squarePost',
  'topic',
];

/** What a reader may do beside reading: take the figures away, masked, and see what was done. */
function readerActions(name: string): readonly BuiltInAction[] {
  const resource = registeredResource(name);
  return (['history', 'export'] as const).filter((action) => isOffered(resource, action));
}

const supervisorKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...businessKeys,
  ...readBySupervisors.flatMap((name) => resourceKeys(name, 'list', ...readerActions(name))),
]);

/** The roles of a new platform. The administrator's needs no grants: its code is what counts. */
export const roleSeeds: readonly RoleSeed[] = [
  {
    code: 'admin',
    name: '平台管理员',
    description: '拥有全部权限 · Platform administrator: everything',
    isGranted: () => true,
  },
  {
    code: 'activity_clerk',
    name: '活动专员',
    description:
      '维护活动、报名、课程、资讯和政策，不能删除 · Activity clerk: keeps activities, sign-ups, courses, news and policies, deletes none',
    isGranted: (key) => clerkKeys.has(key),
  },
  {
    code: 'desk_clerk',
    name: '办事员',
    description:
      '登记退休人员、企业、认证和报名，办理签到和订单，不审核 · Desk clerk: registers retirees, enterprises, certifications and sign-ups, checks in and handles orders, audits nothing',
    isGranted: (key) => deskKeys.has(key),
  },
  {
    code: 'auditor',
    name: '审核员',
    description:
      '审核活动、报名、认证、企业、作品、商品和帖子，不维护资料 · Auditor: decides on activities, sign-ups, certifications, enterprises, works, goods and posts, keeps no records',
    isGranted: (key) => auditorKeys.has(key),
  },
  {
    code: 'supervisor',
    name: '监管人员',
    description:
      '查看并导出业务数据，敏感信息隐去，不作修改 · Supervisor: reads and exports the business resources with sensitive values masked, changes nothing',
    isGranted: (key) => supervisorKeys.has(key),
  },
];
