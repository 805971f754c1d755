import type { OwnProfile } from '@evergreen/core/contract';
import type { ProfileField, ProfileService } from '@evergreen/core/session/profile';
import { useFacts, useRefusalFocus, useTranslate, useMarkedTab } from '@evergreen/react-ui/adapter';
import { DateInput } from '@evergreen/react-ui/widgets/base/date-input';
import { DetailList } from '@evergreen/react-ui/widgets/base/detail-list';
import { Alert, Button, Form, Input, Radio } from 'antd';

import { AccountField } from '../account-settings/account-field.tsx';
import { Section } from '../account-settings/section.tsx';
import { accountBaseMessages as messages } from './account-base.messages.ts';

const SEXES = [
  { value: '2', label: messages.female },
  { value: '1', label: messages.male },
  { value: '', label: messages.untold },
] as const;

function idOf(field: ProfileField): string {
  return `profile-${field}`;
}

export interface ProfileSectionProps {
  readonly profile: ProfileService;
  readonly saved: OwnProfile;
}

/** The form of one's own details. */
export function ProfileSection({ profile, saved }: ProfileSectionProps) {
  const { status, values, errors, failure, isChanged } = useFacts(profile);
  const t = useTranslate();
  const isBusy = status !== 'editing';
  useMarkedTab(isChanged);
  useRefusalFocus(profile, idOf);
  const change = (field: ProfileField) => (value: string) => profile.send({ type: 'value.change', field, value });
  const leave = (field: ProfileField) => () => profile.send({ type: 'value.leave', field });
  const text = (field: 'realname' | 'email', prompt = '') => ({
    value: values[field],
    placeholder: prompt,
    disabled: isBusy,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(field)(target.value),
    onBlur: leave(field),
  });
  return (
    <Section title={t(messages.title)} description={t(messages.description)}>
      <DetailList
        items={[
          { key: 'username', label: t(messages.username), children: saved.username },
          { key: 'workNo', label: t(messages.workNo), children: saved.workNo === '' ? t(messages.none) : saved.workNo },
        ]}
      />
      <Form
        className="account-form"
        layout="vertical"
        noValidate
        aria-label={t(messages.title)}
        onFinish={() => profile.send({ type: 'form.submit' })}
      >
        {failure !== null && <Alert type="error" showIcon role="alert" title={t(failure)} />}
        <AccountField id={idOf('realname')} label={t(messages.realname)} error={errors.realname} isRequired>
          {(tied) => <Input {...tied} {...text('realname')} autoComplete="name" />}
        </AccountField>
        <AccountField id={idOf('birthday')} label={t(messages.birthday)} error={errors.birthday}>
          {(tied) => (
            <DateInput
              {...tied}
              type="date"
              value={values.birthday === '' ? null : values.birthday}
              placeholder={t(messages.birthdayPrompt)}
              isDisabled={isBusy}
              isWrong={errors.birthday !== undefined}
              onChange={(value) => change('birthday')(value ?? '')}
              onLeave={leave('birthday')}
            />
          )}
        </AccountField>
        <Form.Item label={<span id={idOf('sex')}>{t(messages.sex)}</span>}>
          <Radio.Group
            aria-labelledby={idOf('sex')}
            name="sex"
            value={values.sex}
            disabled={isBusy}
            options={SEXES.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={({ target }) => change('sex')(String(target.value))}
          />
        </Form.Item>
        <AccountField id={idOf('email')} label={t(messages.email)} error={errors.email}>
          {(tied) => (
            <Input
              {...tied}
              {...text('email', t(messages.emailPrompt))}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
        </AccountField>
        <div className="account-form-end">
          <Button type="primary" htmlType="submit" loading={status === 'saving' || status === 'merging'}>
            {t(messages.save)}
          </Button>
          {isChanged && (
            <Button disabled={isBusy} onClick={() => profile.send({ type: 'form.reset' })}>
              {t(messages.reset)}
            </Button>
          )}
        </div>
      </Form>
    </Section>
  );
}
