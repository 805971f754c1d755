import { areas, permissionCode, type AreaAction } from '@evergreen/core/areas';

import { businessKeys, commonKeys } from './menu.seed.ts';
import { registeredArea } from './registered-area.ts';

export interface RoleSeed {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Whether the role is granted the entry or button of this key. */
  readonly isGranted: (key: string) => boolean;
}

/** The keys of an area's page and of these of its buttons. */
function areaKeys(name: string, ...actions: readonly AreaAction[]): readonly string[] {
  const area = registeredArea(name);
  return [area.path, ...actions.map((action) => permissionCode(area, action))];
}

const clerkKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...areaKeys('activity', 'list', 'add', 'edit'),
  ...areaKeys('activityType', 'list'),
]);

const supervisorKeys: ReadonlySet<string> = new Set([
  ...commonKeys,
  ...businessKeys,
  ...areas.map((area) => permissionCode(area, 'list')),
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
    description: '查询、新增、编辑活动，不能删除 · Activity clerk: sees, adds and edits activities, deletes none',
    isGranted: (key) => clerkKeys.has(key),
  },
  {
    code: 'supervisor',
    name: '监管人员',
    description: '只读查看业务数据 · Supervisor: reads the business areas, changes nothing',
    isGranted: (key) => supervisorKeys.has(key),
  },
];
