import { Select } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { FULL, marksOf, type ValueContext } from './value-context.ts';

const SEPARATORS = [',', '，', ';', '；', '\n', '\t'];

/** Several values, typed or pasted as a list. */
export function ManyTexts(context: ValueContext) {
  const t = useTranslate();
  const { id, line, isWrong, onChange, onLeave } = context;
  return (
    <Select<string[]>
      {...marksOf(context)}
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={SEPARATORS}
      placeholder={t(texts.enterValues)}
      value={[...line.values]}
      {...(isWrong ? { status: 'error' as const } : {})}
      onChange={(values) => onChange(values)}
      onBlur={onLeave}
      style={FULL}
    />
  );
}
