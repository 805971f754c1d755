import { localized } from '@evergreen/core/kernel';
import { CodeRuleInput, type CodeRuleInputProps } from '@evergreen/react-ui/widgets/validation/code-rule-input';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

const RULE = JSON.stringify([
  { digits: 2, pattern: 'RC', message: '应以 RC 开头' },
  { digits: '*', pattern: 'RC[0-9]{6}', message: '最后应为 6 位数字' },
]);

interface RuleProps extends Partial<Pick<CodeRuleInputProps, 'isDisabled' | 'isWrong'>> {
  readonly name: string;
  readonly initial?: string;
}

function Rule({ name, initial, ...rest }: RuleProps) {
  const [value, setValue] = useState<string | null>(initial ?? null);
  return <CodeRuleInput {...rest} id={`gallery-code-rule-${name}`} value={value} onChange={setValue} />;
}

export const codeRuleInputExample = defineExample<CodeRuleInputProps>({
  isWide: true,
  states: [
    { state: 'empty', content: <Rule name="empty" /> },
    { state: 'filled', content: <Rule name="filled" initial={RULE} /> },
    { state: 'disabled', content: <Rule name="disabled" initial={RULE} isDisabled /> },
    { state: 'wrong', content: <Rule name="wrong" initial='[{"digits":"","pattern":"("}]' isWrong /> },
    { state: localized('内容不是规则', 'What is no rule'), content: <Rule name="malformed" initial="{" /> },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null',
      words: localized('规则的 JSON；没有则为 null。', 'The rule as JSON; null for none.'),
    },
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
  },
  code: `import { CodeRuleInput } from '@evergreen/react-ui/widgets/validation/code-rule-input';

<CodeRuleInput id="rule" value={rule} onChange={setRule} />`,
});
