import { localized } from '../../../kernel/index.ts';

export const permissionMessages = {
  show: (action: string) => localized(`“${action}” 允许`, `“${action}” is allowed`),
  hide: (action: string) => localized(`“${action}” 不允许，按钮隐藏`, `“${action}” is denied, its button is hidden`),
  disable: (action: string) =>
    localized(`“${action}” 不允许，按钮禁用`, `“${action}” is denied, its button is disabled`),
  notLoaded: localized(
    '权限尚未加载，或者要查的不是单个权限编码',
    'the permissions are not loaded, or what was asked is not one permission code',
  ),
  allowedBy: {
    form: localized('表单的权限列表包含它', 'the permission list of the form holds it'),
    own: localized('用户自己的权限列表包含它', 'the user’s own permission list holds it'),
    all: localized('全部权限列表中的条目放行', 'an entry of the list of all permissions lets it pass'),
    none: localized('没有条目限制它', 'no entry restricts it'),
  },
  deniedBy: {
    form: localized('表单的权限列表中该条目状态为 0', 'its entry in the permission list of the form has status 0'),
    own: localized('用户自己的权限列表中该条目状态为 0', 'its entry in the user’s own permission list has status 0'),
    all: localized('它已配置而用户未获授权', 'it is configured and not granted to the user'),
    outOfService: localized('全部权限列表中该条目状态为 0', 'its entry in the list of all permissions has status 0'),
    none: localized('没有列表授予它', 'no list grants it'),
  },
  rule: (policy: string, rule: number) => localized(`策略 ${policy} 第 ${rule} 条`, `policy ${policy}, rule ${rule}`),
  entry: (action: string, type: string, status: string) =>
    localized(`条目 ${action}（类型 ${type}，状态 ${status}）`, `entry ${action} (type ${type}, status ${status})`),
} as const;
