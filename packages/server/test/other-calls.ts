import { resources, searchFields, snakeCase, storedEndpoints, tableName } from '@evergreen/core/resources';

import { seedIdentifier } from '../src/db/seed/seed-random.ts';
import { hasReport } from '../src/modules/online/report/resource-report.ts';
import type { NamedRow, Request, Sent } from './named-row.ts';

const reportNames = new Set(resources.filter(hasReport).map(({ name }) => name));

const TEXTS = 'texts of dictionaries and rules, for everybody who is signed in';
const RUNNING = 'how the platform runs, behind a right of its own and refused inside a tenant';
const OWN = 'what the caller has made: queries, layouts, files';
const COUNTED = 'counts rows; the tests of reach add up what it counts';

const FORM =
  'a form of the platform or its rows, by its code; online-forms.test.ts asks each as who may and who may not';
const SIGNING_IN = 'signing in, before there is a caller';
const ACCOUNT = 'the caller’s own account, sessions, departments and tenants';
const LISTED = 'lists what is in reach; people-in-reach.test.ts compares it';
const COUNTED_PEOPLE = 'counts everybody, and names whom the caller reaches; row-limits.test.ts compares it';
const LOG = 'counts the log of the platform, behind a right of its own';

/** Of one resource alone. */
const of =
  (name: string, request: (row: NamedRow) => Sent): Request =>
  (resource, row) =>
    resource.name === name ? request(row) : null;

/** By the first resource that is named here. */
const ofEach =
  (requests: Readonly<Record<string, (row: NamedRow) => Sent>>): Request =>
  (resource, row) =>
    requests[resource.name]?.(row) ?? null;

const newPassword = { password: 'Evergreen-4', confirmPassword: 'Evergreen-4' };
const nothingGranted = { permissionIds: '', lastpermissionIds: '' };
/** Whose accounts are changed by calls about a role or a department. */
const clerk = seedIdentifier('user', 'clerk');
const ownRole = seedIdentifier('role', 'activity_clerk');
const ownDepartment = seedIdentifier('depart', 'A01A02');

/** The calls beside those of resources: how each names a row, or why it names none. */
export const otherCalls: Readonly<Record<string, Request | string>> = {
  'chartFile.make': 'writes what it is sent into a file; reads nothing',
  ...Object.fromEntries(
    [
      'loginMethods.read',
      'loginMethods.validateTicket',
      'passwordRecovery.verifyPhone',
      'passwordRecovery.changePassword',
      'auth.login',
      'auth.phoneLogin',
      'auth.randomImage',
      'registration.register',
      'secondFactor.signIn',
      'secondFactor.signInBegin',
      'secondFactor.signInConfirm',
      'thirdParty.getLoginUser',
      'thirdParty.create',
      'thirdParty.checkPassword',
      'sms.send',
    ].map((name) => [name, SIGNING_IN]),
  ),
  ...Object.fromEntries(
    [
      'auth.logout',
      'auth.getUserPermissionByToken',
      'session.list',
      'session.signIns',
      'session.end',
      'session.endOthers',
      'profile.read',
      'profile.edit',
      'profile.changePhone',
      'profile.changeAvatar',
      'thirdBinding.read',
      'thirdBinding.signIns',
      'thirdBinding.bind',
      'thirdBinding.unbind',
      'secondFactor.read',
      'secondFactor.begin',
      'secondFactor.confirm',
      'secondFactor.turnOff',
      'secondFactor.renewCodes',
      'department.getCurrentUserDeparts',
      'department.selectDepart',
      'department.selectDepartByPut',
      'user.updatePassword',
      'user.updatePasswordByPut',
      'user.verifyPassword',
      'tenant.queryList',
      'tenant.enterable',
      'noticeChoice.read',
      'noticeChoice.save',
    ].map((name) => [name, ACCOUNT]),
  ),
  'accountAdministration.givable': 'what oneself may give, by identifiers of what is in reach',
  'accountAdministration.frozenBatch': of('user', ({ id }) => ({ payload: { ids: id, status: 2 } })),
  'accountAdministration.changePassword': of('user', ({ username }) => ({ payload: { username, ...newPassword } })),
  'accountAdministration.checkOnlyUser': of('user', ({ username }) => ({ query: { username: String(username) } })),
  'accountAdministration.queryUserRole': of('user', ({ id }) => ({ query: { userid: id } })),
  'accountAdministration.sessions': of('user', ({ id }) => ({ query: { userId: id } })),
  'accountAdministration.signIns': of('user', ({ id }) => ({ query: { userId: id } })),
  'accountAdministration.endSession': of('user', ({ id }) => ({ query: { userId: id, id: 'none' } })),
  'accountAdministration.endSessions': of('user', ({ id }) => ({ query: { userId: id } })),
  'accountAdministration.bindings': of('user', ({ id }) => ({ query: { userId: id } })),
  'accountAdministration.unbind': of('user', ({ id }) => ({ query: { userId: id, id: 'none' } })),
  'menu.getSystemMenuList': LISTED,
  'menu.getSystemSubmenu': of('permission', ({ id }) => ({ query: { parentId: id } })),
  'menu.getSystemSubmenuBatch': of('permission', ({ id }) => ({ query: { parentIds: id } })),
  'menu.getPermRuleListByPermId': of('permission', ({ id }) => ({ query: { permissionId: id } })),
  'menu.queryPermissionRule': of('permission', ({ id }) => ({ query: { permissionId: id } })),
  'permission.rightsOf': of('user', ({ username }) => ({ query: { username: String(username) } })),
  'picker.users': ofEach({
    user: ({ id }) => ({ query: { ids: id } }),
    department: ({ id }) => ({ query: { id } }),
  }),
  'picker.departments': LISTED,
  'picker.departmentsBelow': of('department', ({ id }) => ({ query: { pid: id } })),
  'picker.departmentsNamed': LISTED,
  'roleRights.roles': LISTED,
  'roleRights.ofRole': of('role', ({ id }) => ({ query: { role: id } })),
  'colleague.addressBook': of('department', ({ id }) => ({ query: { id } })),
  'colleague.ownDepartments': LISTED,
  'colleague.ofOwnDepartments': of('department', ({ id }) => ({ query: { id } })),
  'member.ofRole': of('role', ({ id }) => ({ query: { roleId: id } })),
  'member.addToRole': ofEach({
    role: ({ id }) => ({ payload: { roleId: id, userIdList: [clerk] } }),
    user: ({ id }) => ({ payload: { roleId: ownRole, userIdList: [id] } }),
  }),
  'member.removeFromRole': ofEach({
    role: ({ id }) => ({ query: { roleId: id, userIds: clerk } }),
    user: ({ id }) => ({ query: { roleId: ownRole, userIds: id } }),
  }),
  'member.ofDepartment': of('department', ({ id }) => ({ query: { depId: id } })),
  'member.addToDepartment': ofEach({
    department: ({ id }) => ({ payload: { depId: id, userIdList: [clerk] } }),
    user: ({ id }) => ({ payload: { depId: ownDepartment, userIdList: [id] } }),
  }),
  'member.removeFromDepartment': ofEach({
    department: ({ id }) => ({ query: { depId: id, userIds: clerk } }),
    user: ({ id }) => ({ query: { depId: ownDepartment, userIds: id } }),
  }),
  'grant.losses': ofEach({
    role: ({ id }) => ({ payload: { of: 'role', ids: id } }),
    department: ({ id }) => ({ payload: { of: 'department', ids: id } }),
    departmentRole: ({ id }) => ({ payload: { of: 'departmentRole', ids: id } }),
    permission: ({ id }) => ({ payload: { of: 'permission', ids: id } }),
  }),
  'grant.roles': LISTED,
  'grant.roleTree': 'what can be granted: entries and buttons, behind a right of its own',
  'grant.queryRolePermission': of('role', ({ id }) => ({ query: { roleId: id } })),
  'grant.saveRolePermission': of('role', ({ id }) => ({ payload: { roleId: id, ...nothingGranted } })),
  'grant.departments': LISTED,
  'grant.departmentTree': 'what can be granted: entries and buttons, behind a right of its own',
  'grant.queryDepartPermission': of('department', ({ id }) => ({ query: { departId: id } })),
  'grant.saveDepartPermission': of('department', ({ id }) => ({ payload: { departId: id, ...nothingGranted } })),
  'grant.departmentRoles': LISTED,
  'grant.departmentRoleTree': of('department', ({ id }) => ({ query: { departId: id } })),
  'grant.queryDeptRolePermission': of('departmentRole', ({ id }) => ({ query: { roleId: id } })),
  'grant.saveDeptRolePermission': of('departmentRole', ({ id }) => ({ payload: { roleId: id, ...nothingGranted } })),
  'message.sendTest': of('messageTemplate', ({ templateCode }) => ({
    payload: { templateCode, receiver: '13800000000', testData: '{}' },
  })),
  'sms.outbox': 'messages that were not sent, for administrators',
  'announcement.own': 'announcements to the caller',
  'announcement.listByUser': 'announcements to the caller',
  'announcement.open': 'an announcement to the caller, by its recipients and not by data rules',
  'announcement.readAll': 'announcements to the caller',
  'announcement.unreadAll': 'announcements to the caller',
  'announcement.doReleaseData': of('announcement', ({ id }) => ({ query: { id } })),
  'announcement.doReovkeData': of('announcement', ({ id }) => ({ query: { id } })),
  'backup.make': RUNNING,
  'monitor.processes': RUNNING,
  'monitor.latest': RUNNING,
  'monitor.history': RUNNING,
  'monitor.disk': RUNNING,
  'monitor.trace': RUNNING,
  'monitor.routes': RUNNING,
  'monitor.caches': RUNNING,
  'monitor.clearCache': RUNNING,
  ...Object.fromEntries(
    ['job.pause', 'job.resume'].map((name) => [
      name,
      of('quartzJob', (row) => ({ query: { jobClassName: String(row['jobClassName']) } })),
    ]),
  ),
  'job.execute': of('quartzJob', ({ id }) => ({ query: { id } })),
  'job.stop': RUNNING,
  'job.handlers': TEXTS,
  'job.preview': 'computes what it is sent; reads nothing',
  'job.state': RUNNING,
  'file.upload': 'adds a file of the caller',
  'file.finish': 'a file that the caller sends',
  'file.read': of('storedFile', ({ id }) => ({ params: { folder: 'temp', id, name: 'a.pdf' } })),
  'file.address': of('storedFile', ({ id }) => ({ params: { folder: 'temp', id, name: 'a.pdf' } })),
  'dictionary.getDictItems': TEXTS,
  'dictionary.queryAllDictItems': TEXTS,
  'dictionary.refleshCache': TEXTS,
  'dictionary.loadDict': COUNTED,
  'dictionary.loadDictItem': ({ name }, { id }) => ({ params: { dict: name }, query: { key: id } }),
  'dictionary.loadTreeData': (resource, { id }) =>
    resource.tree === undefined
      ? null
      : {
          query: {
            tableName: tableName(resource),
            text: snakeCase(resource.labelField),
            code: 'id',
            pidField: snakeCase(resource.tree.parent),
            hasChildField: 'has_child',
            condition: JSON.stringify({ id }),
          },
        },
  'category.loadTreeRoot': COUNTED,
  'category.loadTreeChildren': ({ name }, { id }) => (name === 'category' ? { query: { pid: id } } : null),
  'category.loadOne': ({ name }, { id }) => (name === 'category' ? { query: { field: 'id', val: id } } : null),
  'category.loadTreeData': ({ name }, { id }) =>
    name === 'category' ? { query: { pid: '0', condition: JSON.stringify({ id }) } } : null,
  'category.loadDictItem': ({ name }, { id }) => (name === 'category' ? { query: { ids: id } } : null),
  'check.duplicate': (resource, row) => {
    const [key] = Object.entries(resource.fields).find(([, field]) => field.isUnique === true) ?? [];
    const asked = { tableName: tableName(resource), fieldName: snakeCase(key ?? ''), fieldVal: String(row[key ?? '']) };
    return key === undefined ? null : { query: asked };
  },
  'fillRule.executeRuleByCode': TEXTS,
  'checkRule.checkByCode': TEXTS,
  'dataLog.compare': (_resource, row) => ({ query: { dataId1: row.logId ?? row.id } }),
  'savedQuery.list': OWN,
  'savedQuery.save': OWN,
  'savedQuery.markDefault': OWN,
  'savedQuery.delete': OWN,
  'listLayout.read': OWN,
  'listLayout.save': OWN,
  'exportJob.list': OWN,
  'exportJob.cancel': OWN,
  'exportJob.delete': OWN,
  'exportJob.download': OWN,
  'importProgress.read': OWN,
  'dossier.read': ({ name }, { id }) => ({ query: { resource: name, id } }),
  'dossier.comment': ({ name }, { id }) => ({ payload: { resource: name, id, text: '已联系本人', mentioned: [] } }),
  'dossier.colleagues': ({ name }, { id }) => ({ query: { resource: name, id, words: '' } }),
  'permission.holders': COUNTED_PEOPLE,
  'rowLimit.judge': 'counts what the caller and a role’s rules leave; row-limits.test.ts compares it with lists',
  'presence.edit': ({ name }, { id }) => ({ payload: { resource: name, id } }),
  'presence.leave': ({ name }, { id }) => ({ query: { resource: name, id } }),
  ...Object.fromEntries(storedEndpoints.map(({ name }) => [name, FORM])),
  ...Object.fromEntries(
    ['description', 'saveDraft', 'check', 'publish', 'versions', 'restoreVersion'].map((name) => [
      `onlineForm.${name}`,
      FORM,
    ]),
  ),
  'report.getRpColumns': TEXTS,
  'report.getQueryInfo': TEXTS,
  'report.getData': (resource, row) => {
    const { name, labelField } = resource;
    // Without a search for the label it lists what is in reach.
    const isNamed = reportNames.has(name) && searchFields(resource).some(([key]) => key === labelField);
    return isNamed ? { params: { cgRpConfigId: name }, query: { [labelField]: String(row[labelField]) } } : null;
  },
  'home.signUps': COUNTED,
  'home.accounts': LISTED,
  'work.waiting': COUNTED,
  'work.changes': COUNTED,
  ...Object.fromEntries(
    [
      'retireesByDistrict',
      'retireesByAge',
      'retireesByHealth',
      'retireesByCertification',
      'certifications',
      'attendance',
      'orders',
      'ordersByStatus',
    ].map((name) => [`figure.${name}`, COUNTED]),
  ),
  ...Object.fromEntries(
    [
      'figure.visits',
      'figure.signIns',
      'figure.signInHours',
      'figure.operations',
      'figure.failedOperations',
      'figure.slowCalls',
      'visit.logInfo',
      'visit.visitInfo',
    ].map((name) => [name, LOG]),
  ),
};
