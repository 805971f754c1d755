import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { AuthTextField } from '@evergreen/react-ui/widgets/session/auth-form';
import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/session/password-strength';
import { useState, type ComponentProps } from 'react';

import { defineExample } from '../example.types.ts';

interface PasswordProps {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Password({ name, label, initial = '' }: PasswordProps) {
  const t = useTranslate();
  const [password, setPassword] = useState(initial);
  return (
    <AuthTextField
      id={`gallery-password-${name}`}
      type="text"
      autoComplete="off"
      label={t(label)}
      value={password}
      onValue={setPassword}
      hint={<PasswordStrengthMeter password={password} />}
    />
  );
}

export const passwordStrengthExample = defineExample<ComponentProps<typeof PasswordStrengthMeter>>({
  states: [
    {
      state: 'empty',
      content: (
        <Password name="empty" label={localized('试输一个密码（不会保存）', 'Try a password (it is not kept)')} />
      ),
    },
    {
      state: localized('弱', 'Weak'),
      content: <Password name="weak" label={localized('弱密码', 'A weak password')} initial="abc" />,
    },
    {
      state: localized('强', 'Strong'),
      content: <Password name="strong" label={localized('强密码', 'A strong password')} initial="Chang-qing_2026" />,
    },
  ],
  properties: {
    password: { type: 'string', words: localized('已输入的密码。', 'The password as far as it is typed.') },
  },
  code: `import { PasswordStrengthMeter } from '@evergreen/react-ui/widgets/session/password-strength';

<PasswordStrengthMeter password={password} />`,
});
