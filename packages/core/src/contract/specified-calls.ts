import type { EndpointMethod } from './endpoint.ts';

/** One call of section 7 of the product specification. */
export interface SpecifiedCall {
  readonly method: EndpointMethod;
  /** Relative to the base path, with `:name` for each path parameter. */
  readonly path: string;
  /** Whether contract and server implement it. */
  readonly isBuilt: boolean;
}

export interface SpecifiedCalls {
  /** Heading of the specification. */
  readonly section: string;
  readonly calls: readonly SpecifiedCall[];
}

const built = (method: EndpointMethod, path: string): SpecifiedCall => ({ method, path, isBuilt: true });
const missing = (method: EndpointMethod, path: string): SpecifiedCall => ({ method, path, isBuilt: false });

/**
 * Every call of section 7 of the product specification with a stated path, spelled as there ("reflesh",
 * "annountCement"). Excludes the socket, list calls (derived from each resource) and the mocks, whose paths are not
 * stated.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCalls[] = [
  {
    section: 'Authentication',
    calls: [
      built('POST', '/sys/login'),
      built('POST', '/sys/phoneLogin'),
      built('POST', '/sys/logout'),
      built('GET', '/sys/thirdLogin/getLoginUser/:token/:thirdType'),
      built('GET', '/sys/cas/client/validateLogin'),
      built('GET', '/sys/permission/getUserPermissionByToken'),
    ],
  },
  {
    section: 'Categories and dictionaries',
    calls: [
      built('GET', '/sys/category/loadTreeRoot'),
      built('GET', '/sys/category/loadTreeChildren'),
      built('GET', '/sys/category/loadOne'),
      built('GET', '/sys/category/loadTreeData'),
      built('GET', '/sys/category/loadDictItem/'),
      built('GET', '/sys/dict/loadDictItem/:dict'),
      built('GET', '/sys/dict/loadDict/:dict'),
      built('GET', '/sys/dict/getDictItems/:code'),
      built('GET', '/sys/dict/loadTreeData'),
      built('GET', '/sys/dict/refleshCache'),
      built('GET', '/sys/dict/queryAllDictItems'),
      built('POST', '/sys/dict/add'),
      built('PUT', '/sys/dict/edit'),
      built('POST', '/sys/dictItem/add'),
      built('PUT', '/sys/dictItem/edit'),
    ],
  },
  {
    section: 'Announcements and notification socket',
    calls: [
      missing('GET', '/sys/annountCement/listByUser'),
      missing('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId'),
      missing('GET', '/sys/annountCement/queryById'),
      missing('GET', '/sys/annountCement/doReleaseData'),
      missing('GET', '/sys/annountCement/doReovkeData'),
    ],
  },
  {
    section: 'Users, roles and current user',
    calls: [
      missing('POST', '/sys/role/add'),
      missing('PUT', '/sys/role/edit'),
      built('GET', '/sys/role/queryall'),
      built('GET', '/sys/role/queryTreeList'),
      built('GET', '/sys/role/list'),
      missing('POST', '/sys/user/add'),
      missing('PUT', '/sys/user/edit'),
      missing('GET', '/sys/user/queryUserRole'),
      built('GET', '/sys/user/list'),
      missing('PUT', '/sys/user/frozenBatch'),
      missing('GET', '/sys/user/checkOnlyUser'),
      missing('PUT', '/sys/user/changePassword'),
      built('GET', '/sys/user/queryUserByDepId'),
      built('POST', '/sys/user/updatePassword'),
      built('GET', '/sys/user/getCurrentUserDeparts'),
      built('POST', '/sys/selectDepart'),
    ],
  },
  {
    section: 'Permissions and departments',
    calls: [
      missing('POST', '/sys/permission/add'),
      missing('PUT', '/sys/permission/edit'),
      missing('GET', '/sys/permission/list'),
      missing('GET', '/sys/permission/getSystemMenuList'),
      missing('GET', '/sys/permission/getSystemSubmenu'),
      missing('GET', '/sys/permission/getSystemSubmenuBatch'),
      built('GET', '/sys/permission/queryTreeList'),
      built('GET', '/sys/permission/queryRolePermission'),
      built('POST', '/sys/permission/saveRolePermission'),
      missing('GET', '/sys/permission/getPermRuleListByPermId'),
      missing('GET', '/sys/permission/queryPermissionRule'),
      built('GET', '/sys/permission/queryDepartPermission'),
      built('POST', '/sys/permission/saveDepartPermission'),
      built('GET', '/sys/sysDepart/queryTreeList'),
      missing('GET', '/sys/sysDepart/queryDepartTreeSync'),
      built('GET', '/sys/sysDepart/queryIdTree'),
      missing('GET', '/sys/sysDepart/searchBy'),
      missing('GET', '/sys/sysDepart/queryMyDeptTreeList'),
      missing('DELETE', '/sys/sysDepart/delete'),
      built('GET', '/sys/sysDepartPermission/queryTreeListForDeptRole'),
      built('GET', '/sys/sysDepartPermission/queryDeptRolePermission'),
      built('POST', '/sys/sysDepartPermission/saveDeptRolePermission'),
    ],
  },
  {
    section: 'Logs, checks and positions',
    calls: [
      missing('GET', '/sys/loginfo'),
      missing('GET', '/sys/visitInfo'),
      built('GET', '/sys/duplicate/check'),
      built('GET', '/sys/checkRule/checkByCode'),
      built('GET', '/sys/position/list'),
    ],
  },
  {
    section: 'Online reports',
    calls: [
      missing('GET', '/online/cgreport/api/getRpColumns/:code'),
      missing('GET', '/online/cgreport/api/getQueryInfo/:cgRpConfigId'),
      missing('GET', '/online/cgreport/api/getData/:cgRpConfigId'),
    ],
  },
  { section: 'Uploads', calls: [built('POST', '/sys/common/upload')] },
];
