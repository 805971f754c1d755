import type { OwnProfile } from '@evergreen/core/contract';
import { maskedMobile } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { DetailList } from '@evergreen/react-ui/widgets/base/detail-list';
import { AccountPicture } from '@evergreen/react-ui/widgets/files/account-picture';
import { Tag } from 'antd';

import { Section } from '../account-settings/section.tsx';
import { accountCenterMessages as messages } from './account-center.messages.ts';

const PICTURE_SIZE = 96;
/** `YYYY-MM-DD` of a time on the wire. */
const DAY_LENGTH = 10;

/** Who one is, as the platform has it. */
export function AboutSection({ profile }: { readonly profile: OwnProfile }) {
  const t = useTranslate();
  const { username, realname, avatar, workNo, phone, email, birthday, departments, roles, tenants, createTime } =
    profile;
  const line = (label: keyof typeof lineLabels, text: string) => ({
    key: label,
    label: t(lineLabels[label]),
    children: text === '' ? t(messages.none) : text,
  });
  const tags = (label: keyof typeof lineLabels, names: readonly string[]) => ({
    key: label,
    label: t(lineLabels[label]),
    children: names.length === 0 ? t(messages.none) : names.map((name) => <Tag key={name}>{name}</Tag>),
  });
  return (
    <Section title={t(messages.about)}>
      <div className="account-center-person">
        <AccountPicture path={avatar} size={PICTURE_SIZE} name={t(messages.picture)} />
        <div>
          <p className="account-center-name">{realname}</p>
          <p className="account-center-places">{departments.join(' · ')}</p>
        </div>
      </div>
      <DetailList
        items={[
          line('username', username),
          line('workNo', workNo),
          line('phone', phone === '' ? '' : maskedMobile(phone)),
          line('email', email),
          line('birthday', birthday ?? ''),
          line('since', createTime.slice(0, DAY_LENGTH)),
          tags('departments', departments),
          tags('roles', roles),
          ...(tenants.length === 0 ? [] : [tags('tenants', tenants)]),
        ]}
      />
    </Section>
  );
}

const { username, workNo, phone, email, birthday, since, departments, roles, tenants } = messages;
const lineLabels = { username, workNo, phone, email, birthday, since, departments, roles, tenants };
