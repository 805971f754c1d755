import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const publishMessages = {
  title: (label: LocalizedText, name: string) => localized(`${label['zh-CN']}：${name}`, `${label['en-US']}: ${name}`),
  version: (version: number) => localized(`将发布第 ${version} 版：`, `Version ${version} will:`),
  kinds: {
    free: localized('立即生效', 'At once'),
    add: localized('新增', 'Add'),
    hide: localized('隐藏', 'Hide'),
    restore: localized('恢复', 'Restore'),
    refuse: localized('不能发布', 'Not possible'),
  },
  note: localized('说明', 'Note'),
  rights: localized(
    '菜单随发布建立，权限请在角色管理中授予。',
    'The menu entry comes with publishing; grant its rights at the roles.',
  ),
  menu: localized(
    '菜单随发布建立；角色已有的权限不变，以后可在角色管理中调整。',
    'The menu entry comes with publishing. Rights that roles have stay; they can be changed at the roles.',
  ),
  roles: {
    view: localized('可查看数据的角色', 'Roles that may see its rows'),
    all: localized('可查看、维护数据的角色', 'Roles that may do everything with its rows'),
  },
  cancel: localized('取消', 'Cancel'),
};
