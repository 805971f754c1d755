import type { tenantResource } from '@evergreen/core/resources';

import type { ResourceSeed } from './resource-rows.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

/** One department; `code` is a letter and two digits for each level, so its parent's code is its own without the last three. */
export interface DepartSeed {
  readonly code: string;
  readonly name: string;
  /** 1 company, 2 department. */
  readonly category: '1' | '2';
  readonly address?: string;
}

/** The organisation of a new platform: the centre of an invented city, its offices, districts and streets. */
export const departSeeds: readonly DepartSeed[] = [
  { code: 'A01', name: '江城市企业退休人员服务中心', category: '1', address: '江城市东湖区长青路 88 号' },
  { code: 'A01A01', name: '综合管理科', category: '2' },
  { code: 'A01A02', name: '活动服务科', category: '2' },
  { code: 'A01A03', name: '认证服务科', category: '2' },
  { code: 'A01A04', name: '东湖区退休人员服务站', category: '2', address: '东湖区梨园路 16 号' },
  { code: 'A01A04A01', name: '梨园街道', category: '2' },
  { code: 'A01A04A02', name: '水果湖街道', category: '2' },
  { code: 'A01A04A03', name: '珞南街道', category: '2' },
  { code: 'A01A05', name: '南浦区退休人员服务站', category: '2', address: '南浦区滨江大道 205 号' },
  { code: 'A01A05A01', name: '滨江街道', category: '2' },
  { code: 'A01A05A02', name: '桥口街道', category: '2' },
  { code: 'A01A06', name: '西山区退休人员服务站', category: '2', address: '西山区西山北路 7 号' },
  { code: 'A01A06A01', name: '西山街道', category: '2' },
  { code: 'A01A06A02', name: '云岭街道', category: '2' },
];

export interface UserSeed {
  readonly username: string;
  readonly realname: string;
  /** 1 male, 2 female. */
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly workNo: string;
  readonly roles: readonly string[];
  /** In 154, which no network has been given: a message to a seeded account reaches nobody. */
  readonly phone?: string;
  /** Department codes; the first is where they work now. */
  readonly departs: readonly [string, ...string[]];
  readonly isFrozen?: boolean;
}

export interface TenantSeed {
  readonly id: number;
  readonly name: string;
  /** The accounts that belong to it. */
  readonly usernames: readonly string[];
}

/** Who belongs to both is asked at every sign-in which of them it is for. */
export const tenantSeeds: readonly TenantSeed[] = [
  { id: 1001, name: '江城市本级', usernames: ['zhangwei', 'wufang'] },
  { id: 1002, name: '江城市经济开发区', usernames: ['zhangwei', 'wufang'] },
];

export function tenantRows(now: number): ResourceSeed<typeof tenantResource>[] {
  return tenantSeeds.map(({ id, name }) => ({
    id: seedIdentifier('tenant', String(id)),
    createBy: SEEDER,
    createTime: now,
    values: { name, number: id, status: '1' },
  }));
}

/** The account that is named when the server starts. */
export const ADMINISTRATOR = 'admin';

/** The staff of a new platform; all names are invented. */
export const userSeeds: readonly UserSeed[] = [
  {
    username: ADMINISTRATOR,
    realname: '管理员',
    sex: 1,
    birthday: '1980-06-01',
    workNo: '1001',
    roles: ['admin'],
    departs: ['A01A01'],
  },
  {
    username: 'clerk',
    phone: '15400001002',
    realname: '王秀兰',
    sex: 2,
    birthday: '1988-03-12',
    workNo: '1002',
    roles: ['activity_clerk'],
    departs: ['A01A02'],
  },
  {
    username: 'supervisor',
    phone: '15400001003',
    realname: '李建国',
    sex: 1,
    birthday: '1975-11-23',
    workNo: '1003',
    roles: ['supervisor'],
    departs: ['A01'],
  },
  {
    username: 'desk',
    phone: '15400001013',
    realname: '何丽华',
    sex: 2,
    birthday: '1987-04-09',
    workNo: '1013',
    roles: ['desk_clerk'],
    departs: ['A01A04A01'],
  },
  {
    username: 'auditor',
    phone: '15400001014',
    realname: '郑国平',
    sex: 1,
    birthday: '1978-10-16',
    workNo: '1014',
    roles: ['auditor'],
    departs: ['A01A01'],
  },
  {
    username: 'zhangwei',
    realname: '张伟',
    sex: 1,
    birthday: '1990-07-08',
    workNo: '1004',
    roles: ['activity_clerk'],
    departs: ['A01A02'],
  },
  {
    username: 'liuyang',
    realname: '刘洋',
    sex: 1,
    birthday: '1992-01-30',
    workNo: '1005',
    roles: ['activity_clerk'],
    departs: ['A01A04', 'A01A04A01'],
  },
  {
    username: 'chenjing',
    realname: '陈静',
    sex: 2,
    birthday: '1986-09-17',
    workNo: '1006',
    roles: ['activity_clerk'],
    departs: ['A01A04A02'],
  },
  {
    username: 'yangli',
    realname: '杨丽',
    sex: 2,
    birthday: '1983-05-04',
    workNo: '1007',
    roles: ['supervisor'],
    departs: ['A01A03'],
  },
  {
    username: 'zhaoqiang',
    realname: '赵强',
    sex: 1,
    birthday: '1979-12-19',
    workNo: '1008',
    roles: ['supervisor'],
    departs: ['A01A05'],
  },
  {
    username: 'huangmin',
    realname: '黄敏',
    sex: 2,
    birthday: '1994-08-26',
    workNo: '1009',
    roles: ['activity_clerk'],
    departs: ['A01A05A01'],
  },
  {
    username: 'zhoujie',
    realname: '周洁',
    sex: 2,
    birthday: '1991-02-14',
    workNo: '1010',
    roles: ['activity_clerk'],
    departs: ['A01A06A01'],
  },
  {
    username: 'wufang',
    realname: '吴芳',
    sex: 2,
    birthday: '1985-10-05',
    workNo: '1011',
    roles: ['activity_clerk', 'supervisor'],
    departs: ['A01A06', 'A01A02'],
  },
  {
    username: 'sunlei',
    realname: '孙磊',
    sex: 1,
    birthday: '1989-04-21',
    workNo: '1012',
    roles: ['activity_clerk'],
    departs: ['A01A05A02'],
    isFrozen: true,
  },
];

/** A role inside one department; what it may do is for administrators to say. */
export interface DepartRoleSeed {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Code of its department. */
  readonly depart: string;
  /** Names of the users who hold it. */
  readonly users: readonly string[];
}

export const departRoleSeeds: readonly DepartRoleSeed[] = [
  {
    code: 'activity_assistant',
    name: '活动助理',
    description: '协助活动服务科办理活动 · Helps the activity office',
    depart: 'A01A02',
    users: ['zhangwei'],
  },
  {
    code: 'street_assistant',
    name: '街道助理',
    description: '协助街道登记活动 · Helps the street office',
    depart: 'A01A05A01',
    users: ['huangmin'],
  },
];
