import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { DetailList, type DetailListProps } from '@evergreen/react-ui/widgets/base/detail-list';

import { defineExample } from '../example.types.ts';

const DETAILS: readonly (readonly [LocalizedText, string])[] = [
  [localized('姓名', 'Name'), '王秀英'],
  [localized('性别', 'Sex'), '女'],
  [localized('出生日期', 'Birthday'), '1952-03-08'],
  [localized('手机号', 'Mobile number'), '138****5678'],
  [localized('退休单位', 'Former employer'), '市第一棉纺厂'],
  [localized('备注', 'Remark'), '参加合唱队和登高活动，每周三下午到社区服务站值班'],
];

function Details({ columns }: { readonly columns?: number }) {
  const t = useTranslate();
  return (
    <DetailList
      title={t(localized('退休人员', 'Retiree'))}
      items={DETAILS.map(([label, children], index) => ({
        key: String(index),
        label: t(label),
        children,
        ...(index === DETAILS.length - 1 ? { span: 'filled' as const } : {}),
      }))}
      {...(columns === undefined ? {} : { columns })}
    />
  );
}

export const detailListExample = defineExample<DetailListProps>({
  isWide: true,
  states: [
    { state: 'filled', content: <Details /> },
    { state: localized('最多两列', 'At most two columns'), content: <Details columns={2} /> },
  ],
  properties: {
    title: { type: 'string', words: localized('标题。', 'The title.') },
    items: {
      type: 'readonly DetailItem[]',
      words: localized(
        '名称和值；span 为 filled 时占满本行余下的列。',
        'Labels and values; `filled` takes the rest of the line.',
      ),
    },
    columns: {
      type: 'number',
      words: localized('最多几列，不超过 4；屏幕窄时自动减少。', 'At most 4; fewer on narrow screens.'),
    },
  },
  code: `import { DetailList } from '@evergreen/react-ui/widgets/base/detail-list';

<DetailList items={[{ key: 'name', label: t(messages.name), children: name }]} />`,
});
