import { createPhoneChange } from '@evergreen/core/session/phone-change';
import { createProfile, type ProfileService } from '@evergreen/core/session/profile';
import { useEmitted, useFacts, usePageService } from '@evergreen/react-ui/adapter';

import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import { Unread } from '../account-settings/unread.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ProfileSection } from './profile-section.tsx';

/** 基本设置: what an account says of its owner, written by themselves. */
export function AccountBasePage() {
  const profile = usePageService(createProfile);
  return <SettingsFrame>{profile !== null && <Parts profile={profile} />}</SettingsFrame>;
}

function Parts({ profile }: { readonly profile: ProfileService }) {
  const { profile: saved, failure } = useFacts(profile);
  const change = usePageService(createPhoneChange);
  if (saved === null) return <Unread failure={failure} onRetry={() => profile.send({ type: 'profile.retry' })} />;
  return (
    <>
      <ProfileSection profile={profile} saved={saved} />
      {change !== null && <PhoneParts profile={profile} change={change} phone={saved.phone} />}
    </>
  );
}

function PhoneParts({
  profile,
  change,
  phone,
}: {
  readonly profile: ProfileService;
  readonly change: ReturnType<typeof createPhoneChange>;
  readonly phone: string;
}) {
  useEmitted(change, (emitted) => {
    if (emitted.type === 'phone.changed') profile.send({ type: 'profile.changed', profile: emitted.profile });
  });
  return <PhoneSection change={change} phone={phone} />;
}
