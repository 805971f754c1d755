import { localized } from '@evergreen/core/kernel';

export const treeMessages = {
  /** One wording for every tree that cannot be read, whether it exists or not. */
  unknownTree: localized('没有这个字典', 'There is no such dictionary.'),
  nothingFound: localized('查询无果', 'Nothing was found.'),
  noCodeLeft: localized(
    '这一级的编码已用完，或层级太深，请选择其他上级',
    'This level has no code left or is too deep. Choose another place.',
  ),
  tooMany: localized('分类过多，请逐级展开', 'There are too many categories; open them level by level.'),
} as const;
