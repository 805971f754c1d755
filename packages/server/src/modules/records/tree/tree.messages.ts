import { localized } from '@evergreen/core/kernel';

export const treeMessages = {
  /** One wording for every tree that cannot be read, whether it exists or not. */
  unknownTree: localized('没有这个字典', 'There is no such dictionary.'),
  nothingFound: localized('查询无果', 'Nothing was found.'),
  tooMany: localized('分类过多，请逐级展开', 'There are too many categories; open them level by level.'),
} as const;
