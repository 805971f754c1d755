import { localized } from '../../../kernel/index.ts';

export const signInMessages = {
  noServer: localized(
    '这个地址上没有常青的服务器，请检查地址',
    'There is no server of Evergreen at this address: check the address',
  ),
  codeNeeded: localized('此账号启用了两步验证，请给出验证码', 'This account has two-step verification: give the code'),
  enrolmentNeeded: localized(
    '此账号的角色要求两步验证，请先登录网页并设置',
    'A role of this account requires two-step verification: set it up in a browser first',
  ),
  departmentNeeded: localized(
    '此账号属于多个部门，请选择其一',
    'This account belongs to several departments: choose one',
  ),
  tenantNeeded: localized('此账号属于多个租户，请选择其一', 'This account belongs to several tenants: choose one'),
};
