import { localized } from '@evergreen/core/kernel';

export const dictionaryMessages = {
  /** One wording for everything that cannot be looked up, whether it exists or not. */
  unknown: localized('没有这个字典', 'There is no such dictionary.'),
  refreshed: localized('刷新缓存完成！', 'The cache is refreshed.'),
} as const;
