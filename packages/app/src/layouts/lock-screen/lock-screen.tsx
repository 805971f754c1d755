import { LockOutlined, UserOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import { useCore, useFacts, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Logo, TOKEN_SCOPE } from '@evergreen/react-ui/theme';
import { Avatar, Button, Input } from 'antd';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import './lock-screen.css';
import { lockScreenMessages as messages } from './lock-screen.messages.ts';
import { useActs } from './use-acts.ts';

const userOf = (facts: AuthFacts) => facts.user;
const isExpiredOf = (facts: AuthFacts) => facts.isExpired;

/** Marks the page while everything but the lock is hidden. */
const PAGE_MARKER = 'screen-locked';

/** Hides everything while the screen is locked; everything stays as it was behind it. */
export function LockScreen() {
  const { screenLock } = useCore();
  const { isLocked } = useFacts(screenLock);
  useActs(screenLock);
  return isLocked ? <LockedScreen /> : null;
}

function LockedScreen() {
  const { auth, config } = useCore();
  const t = useTranslate();
  const user = useSelectedFacts(auth, userOf);
  const isExpired = useSelectedFacts(auth, isExpiredOf);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    // A modal dialog of the browser's own: all else can be neither reached nor read aloud, whatever opens later.
    const show = () => shown.showModal();
    document.documentElement.classList.add(PAGE_MARKER);
    show();
    // A browser may close it on a second press of Escape, whatever is answered to the first.
    shown.addEventListener('close', show);
    return () => {
      shown.removeEventListener('close', show);
      shown.close();
      document.documentElement.classList.remove(PAGE_MARKER);
    };
  }, []);

  const signOut = () => {
    auth.send({ type: 'logout.request' });
    auth.send({ type: 'logout.confirm' });
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={`evergreen ${TOKEN_SCOPE} lock-screen`}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // The shortcuts of the pages are not meant for whoever passes by.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="lock-screen-box">
        <Logo size={44} />
        <p className="lock-screen-platform">{t(config.platformName)}</p>
        <Avatar size={72} icon={<UserOutlined aria-hidden />} />
        <p className="lock-screen-name">{user?.realname === '' ? user.username : user?.realname}</p>
        <h1 id={titleId}>
          <LockOutlined aria-hidden /> {t(messages.title)}
        </h1>
        {isExpired ? (
          <>
            <p role="alert">{t(messages.expired)}</p>
            <Button type="primary" block autoFocus onClick={() => auth.send({ type: 'session.renew' })}>
              {t(messages.renew)}
            </Button>
          </>
        ) : (
          <>
            <UnlockForm username={user?.username ?? ''} />
            <Button type="link" onClick={signOut}>
              {t(messages.logout)}
            </Button>
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

function UnlockForm({ username }: { readonly username: string }) {
  const { screenLock } = useCore();
  const { isVerifying, problem } = useFacts(screenLock);
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const id = useId();
  return (
    <form
      className="lock-screen-form"
      onSubmit={(event) => {
        event.preventDefault();
        screenLock.send({ type: 'password.submit', password });
      }}
    >
      <p>{t(messages.hint)}</p>
      {/* Tells the browser's own keeper of passwords whose it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <label htmlFor={id}>{t(messages.password)}</label>
      <Input.Password
        id={id}
        size="large"
        autoFocus
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        status={problem === null ? '' : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <p className="lock-screen-problem" id={`${id}-problem`} role="alert">
        {problem !== null && t(problem)}
      </p>
      <Button type="primary" size="large" block htmlType="submit" loading={isVerifying}>
        {t(messages.unlock)}
      </Button>
    </form>
  );
}
