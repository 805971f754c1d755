import type { EndpointMethod } from './endpoint.ts';
import {
  ANNOUNCEMENT,
  at,
  CATEGORIES,
  DEPARTMENTS,
  DICTIONARY_ITEM,
  LIST_PARAMETERS,
  LOGIN_RESULT,
  OWN_ANNOUNCEMENTS,
  OWN_DEPARTMENTS,
  PAGE_OF,
  PERMISSIONS,
  POSITION,
  REPORT_COLUMNS,
  REPORT_QUERY,
  ROLE_ROW,
  SELECTED,
  SIGNED_IN_RESULT,
  TREE_NODES,
  UPLOADED,
  USER,
  USER_VALUES,
} from './specified-fields.ts';

/** A name of the specification for which a decision reads another one, or none. */
export interface ReadOtherwise {
  readonly as: readonly string[];
  readonly because: string;
}

/** One call of section 7 of the product specification. */
export interface SpecifiedCall {
  readonly method: EndpointMethod;
  /** Relative to the base path, with `:name` for each path parameter. */
  readonly path: string;
  /** Parameters by the names that the text states, of the path, the address or the body. */
  readonly takes: readonly string[];
  /** Fields of the `result` that the text states: `records[].id`, `*` for any key; `children?` is there only where it applies. */
  readonly answers: readonly string[];
  /** By the name of the specification. */
  readonly otherwise: Readonly<Record<string, ReadOtherwise>>;
}

export interface SpecifiedCalls {
  /** Heading of the specification. */
  readonly section: string;
  readonly calls: readonly SpecifiedCall[];
}

type Stated = Partial<Pick<SpecifiedCall, 'takes' | 'answers' | 'otherwise'>>;

const call = (method: EndpointMethod, path: string, stated: Stated = {}): SpecifiedCall => ({
  method,
  path,
  takes: [],
  answers: [],
  otherwise: {},
  ...stated,
});

const SORTER: ReadOtherwise = {
  as: ['column', 'order'],
  because: 'the reports of the same section name the two parts of a sorter: column and order',
};
/** A call of a list, with the parameters of its own. */
const list = (path: string, row: readonly string[], own: Stated = {}): SpecifiedCall =>
  call('GET', path, {
    takes: [...LIST_PARAMETERS, ...(own.takes ?? [])],
    answers: PAGE_OF(row),
    otherwise: { sorter: SORTER },
  });
const asFamily = (as: string): ReadOtherwise => ({
  as: [as],
  because: 'the text describes it in a word; the name on the wire is that of the older family (decision 0070)',
});

/**
 * Every call of section 7 of the product specification with a stated path, spelled as there ("reflesh",
 * "annountCement"), with what the text states of its parameters and answer; nothing of it is taken from the contract. Where the text
 * states none, a call has none here. Excludes the socket, list calls (derived from each resource) and the mocks, whose paths are not
 * stated.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCalls[] = [
  {
    section: 'Authentication',
    calls: [
      call('POST', '/sys/login', { takes: ['username', 'password'], answers: LOGIN_RESULT }),
      call('POST', '/sys/phoneLogin', { takes: ['mobile', 'captcha'], answers: LOGIN_RESULT }),
      call('POST', '/sys/logout'),
      call('GET', '/sys/thirdLogin/getLoginUser/:token/:thirdType', {
        takes: ['token', 'thirdType'],
        answers: SIGNED_IN_RESULT,
      }),
      call('GET', '/sys/cas/client/validateLogin', { takes: ['ticket'], answers: SIGNED_IN_RESULT }),
      call('GET', '/sys/permission/getUserPermissionByToken', { answers: PERMISSIONS }),
    ],
  },
  {
    section: 'Categories and dictionaries',
    calls: [
      call('GET', '/sys/category/loadTreeRoot', { takes: ['async', 'pcode'], answers: CATEGORIES }),
      call('GET', '/sys/category/loadTreeChildren', { takes: ['pid'], answers: CATEGORIES }),
      call('GET', '/sys/category/loadOne', { takes: ['field', 'val'], answers: ['name'] }),
      call('GET', '/sys/category/loadTreeData', { takes: ['pid', 'pcode', 'condition'], answers: CATEGORIES }),
      call('GET', '/sys/category/loadDictItem/', { takes: ['ids'] }),
      call('GET', '/sys/dict/loadDictItem/:dict', { takes: ['dict', 'key'] }),
      call('GET', '/sys/dict/loadDict/:dict', {
        takes: ['dict', 'keyword', 'pageSize'],
        answers: at('[]', DICTIONARY_ITEM),
      }),
      call('GET', '/sys/dict/getDictItems/:code', { takes: ['code'], answers: at('[]', DICTIONARY_ITEM) }),
      call('GET', '/sys/dict/loadTreeData', {
        takes: ['pid', 'tableName', 'text', 'code', 'pidField', 'hasChildField', 'condition'],
        answers: TREE_NODES,
      }),
      call('GET', '/sys/dict/refleshCache'),
      call('GET', '/sys/dict/queryAllDictItems', { answers: at('*[]', DICTIONARY_ITEM) }),
      call('POST', '/sys/dict/add'),
      call('PUT', '/sys/dict/edit'),
      call('POST', '/sys/dictItem/add'),
      call('PUT', '/sys/dictItem/edit'),
    ],
  },
  {
    section: 'Announcements and notification socket',
    calls: [
      call('GET', '/sys/annountCement/listByUser', { answers: OWN_ANNOUNCEMENTS }),
      call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { takes: ['anntId'] }),
      call('GET', '/sys/annountCement/queryById', {
        takes: ['id'],
        answers: ANNOUNCEMENT,
        otherwise: {
          busId: { as: [], because: 'no announcement is about a row: openPage leads to it (decision 0070)' },
          msgId: { as: ['id'], because: 'the row as it is kept; msgId and msgTxt are names of the socket’s frames' },
          msgTxt: {
            as: ['titile'],
            because: 'the row as it is kept; msgId and msgTxt are names of the socket’s frames',
          },
        },
      }),
      call('GET', '/sys/annountCement/doReleaseData'),
      call('GET', '/sys/annountCement/doReovkeData'),
    ],
  },
  {
    section: 'Users, roles and current user',
    calls: [
      call('POST', '/sys/role/add', { takes: ['roleCode', 'roleName'] }),
      call('PUT', '/sys/role/edit', { takes: ROLE_ROW }),
      call('GET', '/sys/role/queryall', { answers: at('[]', ROLE_ROW) }),
      call('GET', '/sys/role/queryTreeList'),
      list('/sys/role/list', ROLE_ROW),
      call('POST', '/sys/user/add', { takes: USER_VALUES }),
      call('PUT', '/sys/user/edit', { takes: ['id', ...USER_VALUES] }),
      call('GET', '/sys/user/queryUserRole'),
      list('/sys/user/list', USER, { takes: ['username'] }),
      call('PUT', '/sys/user/frozenBatch'),
      call('GET', '/sys/user/checkOnlyUser'),
      call('PUT', '/sys/user/changePassword'),
      call('GET', '/sys/user/queryUserByDepId', {
        answers: at('[]', USER),
        otherwise: Object.fromEntries(
          USER.map((field) => [
            `[].${field}`,
            field === 'birthday'
              ? { as: [], because: 'who chooses people is not told their birthdays (decision 0070)' }
              : { as: [`records[].${field}`], because: 'a page, because there may be thousands (decision 0070)' },
          ]),
        ),
      }),
      call('POST', '/sys/user/updatePassword', { takes: ['username', 'oldpassword', 'password', 'confirmpassword'] }),
      call('GET', '/sys/user/getCurrentUserDeparts', { answers: OWN_DEPARTMENTS }),
      call('POST', '/sys/selectDepart', { takes: ['orgCode', 'username'], answers: SELECTED }),
    ],
  },
  {
    section: 'Permissions and departments',
    calls: [
      call('POST', '/sys/permission/add'),
      call('PUT', '/sys/permission/edit'),
      call('GET', '/sys/permission/list'),
      call('GET', '/sys/permission/getSystemMenuList'),
      call('GET', '/sys/permission/getSystemSubmenu'),
      call('GET', '/sys/permission/getSystemSubmenuBatch'),
      call('GET', '/sys/permission/queryTreeList'),
      call('GET', '/sys/permission/queryRolePermission'),
      call('POST', '/sys/permission/saveRolePermission'),
      call('GET', '/sys/permission/getPermRuleListByPermId'),
      call('GET', '/sys/permission/queryPermissionRule'),
      call('GET', '/sys/permission/queryDepartPermission'),
      call('POST', '/sys/permission/saveDepartPermission'),
      call('GET', '/sys/sysDepart/queryTreeList', { answers: DEPARTMENTS }),
      call('GET', '/sys/sysDepart/queryDepartTreeSync', { answers: DEPARTMENTS }),
      call('GET', '/sys/sysDepart/queryIdTree', { answers: DEPARTMENTS }),
      call('GET', '/sys/sysDepart/searchBy', { answers: DEPARTMENTS }),
      call('GET', '/sys/sysDepart/queryMyDeptTreeList', { answers: DEPARTMENTS }),
      call('DELETE', '/sys/sysDepart/delete', { takes: ['id'] }),
      call('GET', '/sys/sysDepartPermission/queryTreeListForDeptRole'),
      call('GET', '/sys/sysDepartPermission/queryDeptRolePermission'),
      call('POST', '/sys/sysDepartPermission/saveDeptRolePermission'),
    ],
  },
  {
    section: 'Logs, checks and positions',
    calls: [
      call('GET', '/sys/loginfo'),
      call('GET', '/sys/visitInfo'),
      call('GET', '/sys/duplicate/check', {
        takes: ['table', 'field', 'value', 'dataId'],
        otherwise: { table: asFamily('tableName'), field: asFamily('fieldName'), value: asFamily('fieldVal') },
      }),
      call('GET', '/sys/checkRule/checkByCode', { takes: ['ruleCode', 'value'] }),
      list('/sys/position/list', POSITION),
    ],
  },
  {
    section: 'Online reports',
    calls: [
      call('GET', '/online/cgreport/api/getRpColumns/:code', { takes: ['code'], answers: REPORT_COLUMNS }),
      call('GET', '/online/cgreport/api/getQueryInfo/:cgRpConfigId', {
        takes: ['cgRpConfigId'],
        answers: REPORT_QUERY,
      }),
      call('GET', '/online/cgreport/api/getData/:cgRpConfigId', {
        takes: ['cgRpConfigId', 'self_*', 'column', 'order', 'pageNo', 'pageSize'],
        answers: PAGE_OF([]),
      }),
    ],
  },
  {
    section: 'Uploads',
    calls: [call('POST', '/sys/common/upload', { takes: ['file', 'biz', 'isup', 'jeditor'], answers: UPLOADED })],
  },
];
