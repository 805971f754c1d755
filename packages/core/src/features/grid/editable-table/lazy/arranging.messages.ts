import { localized } from '../../../../kernel/index.ts';

/** What is announced of a view over the rows. */
export const arrangingMessages = {
  notMoved: localized(
    '筛选或排序时不能移动行，请先恢复原顺序',
    'Rows cannot be moved while they are filtered or sorted. Show them in their own order first',
  ),
  arranged: (shown: number, all: number, title: string, direction: 'ascending' | 'descending' | null) => {
    const rows =
      shown === all
        ? localized(`显示全部 ${all} 行`, `All ${all} rows`)
        : localized(`显示 ${all} 行中的 ${shown} 行`, `${shown} of ${all} rows`);
    return direction === null
      ? localized(`${rows['zh-CN']}，原顺序`, `${rows['en-US']}, in their own order`)
      : localized(
          `${rows['zh-CN']}，按“${title}”${direction === 'ascending' ? '升序' : '降序'}显示`,
          `${rows['en-US']}, shown by “${title}”, ${direction}`,
        );
  },
} as const;
