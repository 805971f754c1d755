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
    code: 'supervisor',
    name: '监管人员',
    description:
      '只读查看业务数据及其修改记录，可导出（号码部分隐藏） · Supervisor: reads the business resources and their history and exports them masked, changes nothing',
    isGranted: (key) => supervisorKeys.has(key),
  },
];
