import { localized } from '@evergreen/core/kernel';
import type { Field, Resource } from '@evergreen/core/resources';

export const storedFileMessages = {
  inUse: (name: string, { singular }: Resource, { label }: Field, row: string | undefined) => {
    const [zh, en] = row === undefined ? ['', ''] : [`《${row}》`, ` "${row}"`];
    return localized(
      `“${name}”正在使用，不能删除：${singular['zh-CN']}${zh}的“${label['zh-CN']}”用到了它，请先在那里换掉`,
      `"${name}" is used and cannot be deleted: the ${singular['en-US'].toLowerCase()}${en} has it as ${label['en-US']}. Replace it there first.`,
    );
  },
} as const;
