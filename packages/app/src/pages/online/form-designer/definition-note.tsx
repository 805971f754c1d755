import { parseFormDraft } from '@evergreen/core/resources';
import { useTranslate } from '@evergreen/react-ui/adapter';
import type { InputSlotProps } from '@evergreen/react-ui/widgets/records/record-form';
import { Typography } from 'antd';

import { designMessages as messages } from './design.messages.ts';

/** In the place of the definition, which the designer writes: how many fields it has, or what is wrong with it. */
export function DefinitionNote({ id, value }: InputSlotProps) {
  const t = useTranslate();
  const draft = parseFormDraft(value ?? '');
  return (
    <Typography.Text id={id} type={draft.ok ? 'secondary' : 'danger'}>
      {draft.ok ? t(messages.fields(draft.value.fields.length)) : t(draft.error)}
    </Typography.Text>
  );
}
