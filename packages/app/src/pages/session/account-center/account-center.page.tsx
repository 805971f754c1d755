import { createProfile, type ProfileService } from '@evergreen/core/session/profile';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { NavLink } from 'react-router-dom';

import { Section } from '../account-settings/section.tsx';
import { Unread } from '../account-settings/unread.tsx';
import { useAccountPages } from '../account-settings/use-settings-pages.ts';
import './account-center.css';
import { accountCenterMessages as messages } from './account-center.messages.ts';
import { AboutSection } from './about-section.tsx';
import { UnreadSection } from './unread-section.tsx';

/** 个人中心: who one is on this platform, what one has not read, and the way to one's settings. */
export function AccountCenterPage() {
  const profile = usePageService(createProfile);
  return <div className="account-center">{profile !== null && <Parts profile={profile} />}</div>;
}

function Parts({ profile }: { readonly profile: ProfileService }) {
  const { profile: saved, failure } = useFacts(profile);
  const t = useTranslate();
  const pages = useAccountPages();
  return (
    <>
      {saved === null ? (
        <Unread failure={failure} onRetry={() => profile.send({ type: 'profile.retry' })} />
      ) : (
        <AboutSection profile={saved} />
      )}
      <div className="account-center-side">
        <Section title={t(messages.settings)}>
          <ul className="account-center-links">
            {pages.map(({ path, meta }) => (
              <li key={path}>
                <NavLink to={path}>{meta.title}</NavLink>
              </li>
            ))}
          </ul>
        </Section>
        <UnreadSection />
      </div>
    </>
  );
}
