import { localized } from '../../../../kernel/index.ts';

export const treeSelectMessages = {
  condition: localized(
    '组件JTreeSelect-condition传值有误，需要一个json字符串!',
    'The condition of the tree is wrong: it has to be the text of a JSON object.',
  ),
  noCode: localized('字典Code不能为空!', 'The code of the dictionary is missing.'),
} as const;
