import { createAvatarChange, type AvatarChangeService } from '@evergreen/core/session/avatar-change';
import { createProfile, type ProfileService } from '@evergreen/core/session/profile';
import { useEmitted, useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { AccountPicture } from '@evergreen/react-ui/widgets/files/account-picture';
import { Alert, Button, Popconfirm } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';

import { lazyPage } from '../../../routing/lazy-page.ts';
import { Section } from '../account-settings/section.tsx';
import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import { Unread } from '../account-settings/unread.tsx';
import './account-avatar.css';
import { accountAvatarMessages as messages } from './account-avatar.messages.ts';

const CutDialog = lazyPage(async () => (await import('./cut-dialog.tsx')).CutDialog);

const SHOWN_SIZE = 128;
const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp';

/** 更换头像: the picture of one's own account, cut to a square before it is uploaded. */
export function AccountAvatarPage() {
  const profile = usePageService(createProfile);
  const change = usePageService(createAvatarChange);
  return (
    <SettingsFrame>
      {profile !== null && change !== null && <AvatarSection profile={profile} change={change} />}
    </SettingsFrame>
  );
}

interface AvatarSectionProps {
  readonly profile: ProfileService;
  readonly change: AvatarChangeService;
}

function AvatarSection({ profile, change }: AvatarSectionProps) {
  const { profile: saved, failure: unread } = useFacts(profile);
  const { status, failure } = useFacts(change);
  const t = useTranslate();
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useChosenPicture();
  useEmitted(change, (emitted) => {
    if (emitted.type === 'avatar.changed') profile.send({ type: 'profile.changed', profile: emitted.profile });
  });
  if (saved === null) return <Unread failure={unread} onRetry={() => profile.send({ type: 'profile.retry' })} />;
  const isBusy = status !== 'idle';
  const close = () => {
    setChosen(null);
    button.current?.focus();
  };
  return (
    <Section title={t(messages.title)} description={t(messages.description)}>
      {failure !== null && (
        <Alert type="error" showIcon role="alert" title={t(messages.failed)} description={t(failure)} />
      )}
      <div className="account-avatar" aria-busy={isBusy}>
        <AccountPicture
          path={saved.avatar}
          size={SHOWN_SIZE}
          name={t(saved.avatar === '' ? messages.none : messages.now)}
        />
        <div className="account-avatar-actions">
          <p>{t(isBusy ? messages.busy : messages.rules)}</p>
          <Button ref={button} type="primary" loading={isBusy} onClick={() => file.current?.click()}>
            {t(messages.choose)}
          </Button>
          <input
            ref={file}
            className="visually-hidden"
            type="file"
            accept={ACCEPTED}
            tabIndex={-1}
            aria-label={t(messages.choose)}
            onChange={({ target }) => {
              setChosen(target.files?.[0] ?? null);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {saved.avatar !== '' && (
            <Popconfirm
              title={t(messages.removeAsked)}
              okText={t(messages.yes)}
              cancelText={t(messages.cancel)}
              onConfirm={() => change.send({ type: 'picture.remove' })}
            >
              <Button disabled={isBusy}>{t(messages.remove)}</Button>
            </Popconfirm>
          )}
        </div>
      </div>
      {chosen !== null && (
        <Suspense fallback={null}>
          <CutDialog
            address={chosen}
            onClose={close}
            onCut={(picture) => {
              change.send({ type: 'picture.choose', file: { name: 'avatar.png', content: picture } });
              close();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The chosen file as an address, until another is chosen or the page is left. */
function useChosenPicture(): readonly [address: string | null, choose: (file: File | null) => void] {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return [address, (file) => setAddress(file === null ? null : URL.createObjectURL(file))];
}
