import type { AuthFacts } from '@evergreen/core/session/auth';
import { EXPLAIN_PERMISSION } from '@evergreen/core/contract';
import { pageAt } from '@evergreen/core/shell/navigation';
import { createPermissionExplain, type PermissionExplainService } from '@evergreen/core/access/permission-explain';
import {
  useAllowed,
  useCore,
  useFacts,
  useOwnedService,
  useSelectedFacts,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { PageWrapper } from '@evergreen/react-ui/widgets/base/page-wrapper';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useSitemap } from '../../../routing/use-sitemap.ts';
import './permission-explain.css';
import { permissionExplainMessages as messages } from './permission-explain.messages.ts';
import { PersonForm } from './person-form.tsx';
import { HolderList } from './holder-list.tsx';
import { Rights } from './rights.tsx';

const usernameOf = (facts: AuthFacts) => facts.user?.username ?? null;

const neighbours = [
  { path: '/isystem/roleUserList', title: messages.roles },
  { path: '/isystem/permission', title: messages.menu },
];

/** Says why an action is allowed or denied, to oneself and to others. */
export function PermissionExplainPage() {
  const core = useCore();
  const explain = useOwnedService(
    useCallback(
      () =>
        core.open(({ client, clock, auth, config }) =>
          createPermissionExplain({
            client,
            clock,
            ownLists: () => auth.facts().permissions,
            policy: config.permissionPolicy,
          }),
        ),
      [core],
    ),
  );
  return explain === null ? null : <Explanation explain={explain} />;
}

function Explanation({ explain }: { readonly explain: PermissionExplainService }) {
  const t = useTranslate();
  const sitemap = useSitemap();
  const maySeeOthers = useAllowed(EXPLAIN_PERMISSION) === 'show';
  const [shown, setShown] = useState('own');
  const { status, person, failure, rights } = useFacts(explain);
  const ownName = useSelectedFacts(useCore().auth, usernameOf);
  // A caller who may see the rights of others is told the roles behind their own as well.
  const ownRolesOf = maySeeOthers && shown === 'own' ? ownName : null;
  useEffect(() => {
    if (ownRolesOf !== null) explain.send({ type: 'person.choose', username: ownRolesOf });
  }, [explain, ownRolesOf]);
  const show = (part: string) => {
    setShown(part);
    explain.send({ type: 'person.leave' });
  };
  const links = neighbours
    .filter(({ path }) => pageAt(path, sitemap) !== undefined)
    .map(({ path, title }) => ({ key: path, link: <Link to={path}>{t(title)}</Link> }));
  const parts = [
    { key: 'own', title: t(messages.own) },
    ...(maySeeOthers
      ? [
          { key: 'others', title: t(messages.others) },
          { key: 'holders', title: t(messages.holders) },
        ]
      : []),
  ];
  const isAboutOther = shown === 'others';
  return (
    <div className="permission-explain">
      <PageWrapper
        description={t(messages.description)}
        links={links}
        tabs={{ label: t(messages.parts), parts, shown, onShow: show }}
      >
        {isAboutOther && (
          <PersonForm
            isLoading={status === 'loading'}
            failure={failure}
            onRead={(username) => explain.send({ type: 'person.choose', username })}
          />
        )}
        {isAboutOther && person !== null && <h2>{t(messages.person(person.realname, person.username))}</h2>}
        {shown === 'holders' && <HolderList rights={rights} />}
        {shown !== 'holders' && (!isAboutOther || person !== null) && <Rights explain={explain} />}
      </PageWrapper>
    </div>
  );
}
