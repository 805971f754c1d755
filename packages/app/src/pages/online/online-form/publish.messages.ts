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
  cancel: localized('取消', 'Cancel'),
};
