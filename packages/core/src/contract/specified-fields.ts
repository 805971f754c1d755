/*
 * Entities of section 3 of the product specification by their fields, as the answers of section 7 carry them. A name that ends in `?` is
 * there only where it applies: the children of a node without any, for example.
 */

/** Adds a path before each field. */
export const at = (path: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${path}.${field}`);

export const PAGE_OF = (fields: readonly string[]): readonly string[] => [
  'records',
  ...at('records[]', fields),
  'total',
];

/** GET of a list by section 7, "Generic list behaviour". */
export const LIST_PARAMETERS = [
  'field',
  'pageNo',
  'pageSize',
  'sorter',
  'superQueryParams',
  'superQueryMatchType',
] as const;

const USER_INFO = at('userInfo', ['username', 'realname', 'avatar', 'id']);
export const SELECTED = USER_INFO;
export const SIGNED_IN_RESULT = ['token', ...USER_INFO];
export const DICTIONARY_ITEM = ['value', 'text', 'disabled?'];
export const LOGIN_RESULT = [...SIGNED_IN_RESULT, ...at('sysAllDictItems.*[]', DICTIONARY_ITEM)];

const PERMISSION_ENTRY = ['type', 'action', 'status'];
/** `keepAlive` and the two after it by the routing rules of section 2. */
const MENU_META = ['title', 'icon', 'target', 'url', 'internalOrExternal', 'hidden'].concat([
  'keepAlive',
  'componentName',
  'hiddenHeaderContent',
  'permissionList',
]);
const MENU_ENTRY = ['path', 'name', 'hidden', 'alwaysShow', 'component', 'children?', 'id', ...at('meta', MENU_META)];
export const PERMISSIONS = [
  ...at('menu[]', MENU_ENTRY),
  ...at('auth[]', PERMISSION_ENTRY),
  ...at('allAuth[]', PERMISSION_ENTRY),
];

export const ANNOUNCEMENT = [
  'id',
  'titile',
  'sender',
  'sendTime',
  'msgContent',
  'openType',
  'openPage',
  'busId',
  'msgId',
  'msgTxt',
  'createTime',
  'priority',
];
export const OWN_ANNOUNCEMENTS = [
  ...at('anntMsgList[]', ANNOUNCEMENT),
  'anntMsgTotal',
  ...at('sysMsgList[]', ANNOUNCEMENT),
  'sysMsgTotal',
];

export const USER_VALUES = ['username', 'realname', 'phone', 'birthday', 'sex'];
export const USER = ['id', ...USER_VALUES, 'orgCodeTxt'];
export const ROLE_ROW = ['id', 'roleCode', 'roleName'];
export const POSITION = ['name', 'code', 'rank_dictText'];
export const DEPARTMENTS = at('[]', ['id', 'key', 'title', 'children?']);
export const CATEGORIES = at('[]', ['key', 'value', 'label', 'leaf', 'isLeaf', 'children?', 'hasChildren']);
export const TREE_NODES = at('[]', ['key', 'value', 'label', 'leaf', 'children?']);
export const OWN_DEPARTMENTS = [...at('list[]', ['id', 'orgCode', 'departName']), 'orgCode'];

export const REPORT_COLUMNS = ['cgRpConfigId', 'cgRpConfigName', 'columns', 'dictOptions'];
export const REPORT_QUERY = at('[]', ['field', 'mode', 'hidden']);
export const UPLOADED = ['msg', 'fileUrl', 'fileName'];
