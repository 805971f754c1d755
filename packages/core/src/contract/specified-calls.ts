import type { EndpointMethod } from './endpoint.ts';

/** One call of section 7 of the product specification. */
export interface SpecifiedCall {
  readonly method: EndpointMethod;
  /** Relative to the base path, with `:name` for each path parameter. */
  readonly path: string;
}

export interface SpecifiedCalls {
  /** Heading of the specification. */
  readonly section: string;
  readonly calls: readonly SpecifiedCall[];
}

const call = (method: EndpointMethod, path: string): SpecifiedCall => ({ method, path });

/**
 * Every call of section 7 of the product specification with a stated path, spelled as there ("reflesh",
 * "annountCement"). Excludes the socket, list calls (derived from each resource) and the mocks, whose paths are not
 * stated.
 */
export const SPECIFIED_CALLS: readonly SpecifiedCalls[] = [
  {
    section: 'Authentication',
    calls: [
      call('POST', '/sys/login'),
      call('POST', '/sys/phoneLogin'),
      call('POST', '/sys/logout'),
      call('GET', '/sys/thirdLogin/getLoginUser/:token/:thirdType'),
      call('GET', '/sys/cas/client/validateLogin'),
      call('GET', '/sys/permission/getUserPermissionByToken'),
    ],
  },
  {
    section: 'Categories and dictionaries',
    calls: [
      call('GET', '/sys/category/loadTreeRoot'),
      call('GET', '/sys/category/loadTreeChildren'),
      call('GET', '/sys/category/loadOne'),
      call('GET', '/sys/category/loadTreeData'),
      call('GET', '/sys/category/loadDictItem/'),
      call('GET', '/sys/dict/loadDictItem/:dict'),
      call('GET', '/sys/dict/loadDict/:dict'),
      call('GET', '/sys/dict/getDictItems/:code'),
      call('GET', '/sys/dict/loadTreeData'),
      call('GET', '/sys/dict/refleshCache'),
      call('GET', '/sys/dict/queryAllDictItems'),
      call('POST', '/sys/dict/add'),
      call('PUT', '/sys/dict/edit'),
      call('POST', '/sys/dictItem/add'),
      call('PUT', '/sys/dictItem/edit'),
    ],
  },
  {
    section: 'Announcements and notification socket',
    calls: [
      call('GET', '/sys/annountCement/listByUser'),
      call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId'),
      call('GET', '/sys/annountCement/queryById'),
      call('GET', '/sys/annountCement/doReleaseData'),
      call('GET', '/sys/annountCement/doReovkeData'),
    ],
  },
  {
    section: 'Users, roles and current user',
    calls: [
      call('POST', '/sys/role/add'),
      call('PUT', '/sys/role/edit'),
      call('GET', '/sys/role/queryall'),
      call('GET', '/sys/role/queryTreeList'),
      call('GET', '/sys/role/list'),
      call('POST', '/sys/user/add'),
      call('PUT', '/sys/user/edit'),
      call('GET', '/sys/user/queryUserRole'),
      call('GET', '/sys/user/list'),
      call('PUT', '/sys/user/frozenBatch'),
      call('GET', '/sys/user/checkOnlyUser'),
      call('PUT', '/sys/user/changePassword'),
      call('GET', '/sys/user/queryUserByDepId'),
      call('POST', '/sys/user/updatePassword'),
      call('GET', '/sys/user/getCurrentUserDeparts'),
      call('POST', '/sys/selectDepart'),
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
      call('GET', '/sys/sysDepart/queryTreeList'),
      call('GET', '/sys/sysDepart/queryDepartTreeSync'),
      call('GET', '/sys/sysDepart/queryIdTree'),
      call('GET', '/sys/sysDepart/searchBy'),
      call('GET', '/sys/sysDepart/queryMyDeptTreeList'),
      call('DELETE', '/sys/sysDepart/delete'),
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
      call('GET', '/sys/duplicate/check'),
      call('GET', '/sys/checkRule/checkByCode'),
      call('GET', '/sys/position/list'),
    ],
  },
  {
    section: 'Online reports',
    calls: [
      call('GET', '/online/cgreport/api/getRpColumns/:code'),
      call('GET', '/online/cgreport/api/getQueryInfo/:cgRpConfigId'),
      call('GET', '/online/cgreport/api/getData/:cgRpConfigId'),
    ],
  },
  { section: 'Uploads', calls: [call('POST', '/sys/common/upload')] },
];
