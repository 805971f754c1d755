import { localized } from '@evergreen/core/kernel';
import { EllipsisText, type EllipsisTextProps } from '@evergreen/react-ui/widgets/base/ellipsis-text';

import { defineExample } from '../example.types.ts';

const LONG = '重阳节登高活动请各位提前十分钟到西门集合，自备饮水，穿防滑鞋';

export const ellipsisTextExample = defineExample<EllipsisTextProps>({
  states: [
    { state: localized('短的文字', 'A short text'), content: <EllipsisText value="重阳节登高活动" /> },
    { state: localized('长的文字', 'A long text'), content: <EllipsisText value={LONG} /> },
    { state: localized('12 个字', 'Twelve characters'), content: <EllipsisText value={LONG} limit={12} /> },
  ],
  properties: {
    value: { type: 'string', words: localized('完整的文字。', 'The whole text.') },
    limit: {
      type: 'number',
      words: localized('显示的字数，默认 25。', 'How many characters are shown; 25 by default.'),
    },
  },
  code: `import { EllipsisText } from '@evergreen/react-ui/widgets/base/ellipsis-text';

<EllipsisText value={remark} />`,
});
