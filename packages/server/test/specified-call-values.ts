import { PASSWORD } from './database-templates.ts';
import { seedIdentifier } from '../src/db/seed/seed-random.ts';

/** What a call of the specification is asked with. */
export interface AskedCall {
  /** Whose session; nobody's for null. The administrator's if left out. */
  readonly as?: string | null;
  /** Of the path. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent as a form with a file in this field. */
  readonly fileField?: string;
}

/** What was made before: proofs of who signs in, rows of their own for each call, and the rows that the calls before have written. */
export interface KnownOfStory {
  readonly smsCode: string;
  readonly casTicket: string;
  readonly casService: string;
  readonly thirdCode: string;
  readonly state: string;
  readonly spareDepartment: string;
  /** The `id` in the answer of a call, `POST /sys/role/add`. */
  idOf(call: string): string;
  /** What a call answered. */
  resultOf(call: string): unknown;
}

const NEW_PASSWORD = 'Evergreen-2';
const permission = (key: string) => seedIdentifier('permission', key);
const department = (code: string) => seedIdentifier('depart', code);
const category = (code: string) => seedIdentifier('category', `0\n${code}`);
const announcement = (index: number) => seedIdentifier('announcement', String(index));
const granted = (known: KnownOfStory, call: string) => {
  const ids = known.resultOf(call);
  return Array.isArray(ids) ? ids.join(',') : '';
};
const list = (column: string, field: string, query: Readonly<Record<string, string>> = {}): AskedCall => ({
  query: {
    pageNo: '1',
    pageSize: '10',
    column,
    order: 'asc',
    field,
    superQueryMatchType: 'and',
    superQueryParams: encodeURIComponent(JSON.stringify([{ field: column, rule: 'ne', val: 'nobody', type: 'input' }])),
    ...query,
  },
});

const menuEntry = {
  name: '使用说明',
  menuType: '1',
  parentId: permission('/isystem'),
  url: '/isystem/manual',
  component: 'areas/activity',
  sortNo: 999,
  isRoute: 'Y',
  hidden: 'N',
  keepAlive: 'N',
  alwaysShow: 'N',
  internalOrExternal: 'N',
  status: '1',
};
const user = {
  username: 'linna',
  realname: '林娜',
  phone: '13800001234',
  birthday: '1990-05-01',
  sex: '2',
  password: PASSWORD,
  departments: department('A01A02'),
};

type Values = Readonly<Record<string, AskedCall | ((known: KnownOfStory) => AskedCall)>>;

/** A valid question for each of the calls of section 7; writes are about rows that calls before them have written. */
export const SPECIFIED_CALL_VALUES: Values = {
  'POST /sys/login': { as: null, body: { username: 'clerk', password: PASSWORD } },
  'POST /sys/phoneLogin': ({ smsCode }) => ({ as: null, body: { mobile: '15400001002', captcha: smsCode } }),
  'POST /sys/logout': { as: 'zhoujie' },
  'GET /sys/thirdLogin/getLoginUser/:token/:thirdType': ({ thirdCode, state }) => ({
    as: null,
    at: { token: thirdCode, thirdType: 'test' },
    query: { state },
  }),
  'GET /sys/cas/client/validateLogin': ({ casTicket, casService }) => ({
    as: null,
    query: { ticket: casTicket, service: casService },
  }),
  'GET /sys/permission/getUserPermissionByToken': {},

  'GET /sys/category/loadTreeRoot': { query: { async: 'true', pcode: 'A04' } },
  'GET /sys/category/loadTreeChildren': { query: { pid: category('A04') } },
  'GET /sys/category/loadOne': { query: { field: 'code', val: 'A04' } },
  'GET /sys/category/loadTreeData': { query: { pid: category('A04'), pcode: 'A04', condition: '{"code":"A04A01"}' } },
  'GET /sys/category/loadDictItem/': { query: { ids: category('A04') } },
  'GET /sys/dict/loadDictItem/:dict': { at: { dict: 'activityType' }, query: { key: 'none' } },
  'GET /sys/dict/loadDict/:dict': { at: { dict: 'activityType' }, query: { keyword: '讲座', pageSize: '10' } },
  'GET /sys/dict/getDictItems/:code': { at: { code: 'sex' } },
  'GET /sys/dict/loadTreeData': {
    query: {
      pid: category('A04'),
      tableName: 'sys_category',
      text: 'name',
      code: 'id',
      pidField: 'pid',
      hasChildField: 'has_child',
      condition: '{"code":"A04A01"}',
    },
  },
  'GET /sys/dict/refleshCache': {},
  'GET /sys/dict/queryAllDictItems': {},
  'POST /sys/dict/add': { body: { dictName: '兴趣小组', dictCode: 'interest_group' } },
  'PUT /sys/dict/edit': ({ idOf }) => ({ body: { id: idOf('POST /sys/dict/add'), dictName: '兴趣班' } }),
  'POST /sys/dictItem/add': ({ idOf }) => ({
    body: { dictId: idOf('POST /sys/dict/add'), itemText: '合唱', itemValue: '1', sortOrder: 1 },
  }),
  'PUT /sys/dictItem/edit': ({ idOf }) => ({ body: { id: idOf('POST /sys/dictItem/add'), itemText: '合唱团' } }),

  'GET /sys/annountCement/listByUser': {},
  'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId': { body: { anntId: announcement(0) } },
  'GET /sys/annountCement/queryById': { query: { id: announcement(1) } },
  'GET /sys/annountCement/doReleaseData': { query: { id: announcement(3) } },
  'GET /sys/annountCement/doReovkeData': { query: { id: announcement(3) } },

  'POST /sys/role/add': { body: { roleCode: 'reader', roleName: '阅览', needsSecondFactor: 'N' } },
  'PUT /sys/role/edit': ({ idOf }) => ({
    body: { id: idOf('POST /sys/role/add'), roleCode: 'reader', roleName: '阅览员' },
  }),
  'GET /sys/role/queryall': {},
  'GET /sys/role/queryTreeList': {},
  'GET /sys/role/list': list('roleCode', 'id,roleCode,roleName'),
  'POST /sys/user/add': { body: user },
  'PUT /sys/user/edit': ({ idOf }) => ({
    body: {
      id: idOf('POST /sys/user/add'),
      username: user.username,
      realname: '林娜娜',
      phone: user.phone,
      birthday: user.birthday,
      sex: user.sex,
    },
  }),
  'GET /sys/user/queryUserRole': ({ idOf }) => ({ query: { userid: idOf('POST /sys/user/add') } }),
  'GET /sys/user/list': list('username', 'id,username,realname,phone,birthday,sex,departments', { username: 'lin' }),
  'PUT /sys/user/frozenBatch': ({ idOf }) => ({ body: { ids: idOf('POST /sys/user/add'), status: '2' } }),
  'GET /sys/user/checkOnlyUser': { query: { username: 'nobody' } },
  'PUT /sys/user/changePassword': {
    body: { username: user.username, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  },
  'GET /sys/user/queryUserByDepId': { query: { id: department('A01') } },
  'POST /sys/user/updatePassword': {
    as: 'chenjing',
    body: { username: 'chenjing', oldpassword: PASSWORD, password: NEW_PASSWORD, confirmpassword: NEW_PASSWORD },
  },
  'GET /sys/user/getCurrentUserDeparts': { as: 'liuyang' },
  'POST /sys/selectDepart': ({ resultOf }) => ({
    as: 'liuyang',
    body: { orgCode: codeIn(resultOf('GET /sys/user/getCurrentUserDeparts')), username: 'liuyang' },
  }),

  'POST /sys/permission/add': { body: menuEntry },
  'PUT /sys/permission/edit': ({ idOf }) => ({
    body: { ...menuEntry, id: idOf('POST /sys/permission/add'), name: '操作说明' },
  }),
  'GET /sys/permission/list': {},
  'GET /sys/permission/getSystemMenuList': {},
  'GET /sys/permission/getSystemSubmenu': { query: { parentId: permission('/isystem') } },
  'GET /sys/permission/getSystemSubmenuBatch': { query: { parentIds: permission('/isystem') } },
  'GET /sys/permission/queryTreeList': {},
  'GET /sys/permission/queryRolePermission': ({ idOf }) => ({ query: { roleId: idOf('POST /sys/role/add') } }),
  'POST /sys/permission/saveRolePermission': (known) => ({
    body: {
      roleId: known.idOf('POST /sys/role/add'),
      permissionIds: permission('activity:list'),
      lastpermissionIds: granted(known, 'GET /sys/permission/queryRolePermission'),
    },
  }),
  'GET /sys/permission/getPermRuleListByPermId': { query: { permissionId: permission('/isps/activity') } },
  'GET /sys/permission/queryPermissionRule': {
    query: { permissionId: permission('/isps/activity'), ruleName: '只看' },
  },
  'GET /sys/permission/queryDepartPermission': { query: { departId: department('A01A02') } },
  'POST /sys/permission/saveDepartPermission': (known) => ({
    body: {
      departId: department('A01A02'),
      permissionIds: permission('activity:list'),
      lastpermissionIds: granted(known, 'GET /sys/permission/queryDepartPermission'),
    },
  }),
  'GET /sys/sysDepart/queryTreeList': {},
  'GET /sys/sysDepart/queryDepartTreeSync': {},
  'GET /sys/sysDepart/queryIdTree': {},
  'GET /sys/sysDepart/searchBy': { query: { keyWord: '科' } },
  'GET /sys/sysDepart/queryMyDeptTreeList': {},
  'DELETE /sys/sysDepart/delete': ({ spareDepartment }) => ({ query: { id: spareDepartment } }),
  'GET /sys/sysDepartPermission/queryTreeListForDeptRole': { query: { departId: department('A01A02') } },
  'GET /sys/sysDepartPermission/queryDeptRolePermission': {
    query: { roleId: seedIdentifier('departRole', 'activity_assistant') },
  },
  'POST /sys/sysDepartPermission/saveDeptRolePermission': (known) => ({
    body: {
      roleId: seedIdentifier('departRole', 'activity_assistant'),
      permissionIds: permission('activity:list'),
      lastpermissionIds: granted(known, 'GET /sys/sysDepartPermission/queryDeptRolePermission'),
    },
  }),

  'GET /sys/loginfo': {},
  'GET /sys/visitInfo': {},
  'GET /sys/duplicate/check': ({ idOf }) => ({
    query: {
      tableName: 'sys_role',
      fieldName: 'role_code',
      fieldVal: 'reader',
      dataId: idOf('POST /sys/role/add'),
    },
  }),
  'GET /sys/checkRule/checkByCode': { query: { ruleCode: 'postal_code', value: '430000' } },
  'GET /sys/position/list': list('code', 'name,code,postRank'),

  'GET /online/cgreport/api/getRpColumns/:code': { at: { code: 'retiree' } },
  'GET /online/cgreport/api/getQueryInfo/:cgRpConfigId': { at: { cgRpConfigId: 'retiree' } },
  'GET /online/cgreport/api/getData/:cgRpConfigId': {
    at: { cgRpConfigId: 'retiree' },
    query: { self_sex: '2', column: 'birthday', order: 'asc', pageNo: '1', pageSize: '10' },
  },

  'POST /sys/common/upload': { fileField: 'file', body: { biz: 'temp', isup: '1', jeditor: '1' } },
};

function codeIn(departments: unknown): string {
  const isOfOne = typeof departments === 'object' && departments !== null && 'orgCode' in departments;
  return isOfOne ? String(departments.orgCode) : '';
}
