// Tables whose rows a resource shows: they know no tenant and no data rule. The boundary rule `rows-are-read-in-a-scope` names who may use them.
export { sysDataLog } from './data-log.schema.ts';
export { sysPermissionDataRule } from './data-rule.schema.ts';
export { sysDepartRole } from './department-role.schema.ts';
export { sysFile } from './file.schema.ts';
export { sysDepart, sysRole, sysUser } from './identity.schema.ts';
export { sysLog } from './log.schema.ts';
export { sysPermission } from './permission.schema.ts';
