import { localized } from '../../../../kernel/index.ts';

export const treeTableMessages = {
  /** The specification gives the words. */
  loading: localized('loading...', 'loading...'),
  unknownAnswer: localized('返回数据类型不识别', 'The kind of data that came is not known'),
} as const;
