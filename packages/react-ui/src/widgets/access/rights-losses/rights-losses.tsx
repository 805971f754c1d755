import { listed } from '@evergreen/core/kernel';
import type { RightsLosses } from '@evergreen/core/access/rights-losses';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './rights-losses.css';
import { rightsLossesMessages as messages } from './rights-losses.messages.ts';

/** People who are named before the others are asked for. */
const FIRST_PEOPLE = 8;
/** Permissions of one person that are named; an administrator loses hundreds. */
const FIRST_PERMISSIONS = 12;

export interface RightsLossListProps {
  readonly losses: RightsLosses;
  /** In place of the sentence that says how many people lose something. */
  readonly introduction?: ReactNode;
}

/** The people who lose permissions by what is about to be done, the first and on demand all; nothing where nobody does. */
export function RightsLossList({ losses: { total, people, failure }, introduction }: RightsLossListProps) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (failure !== null) return <Alert type="warning" showIcon title={t(messages.unknown)} description={t(failure)} />;
  if (total === 0) return null;
  const shown = isWhole ? people : people.slice(0, FIRST_PEOPLE);
  return (
    <>
      <p>{introduction ?? t(messages.losers(total))}</p>
      <ul className="rights-losses">
        {shown.map(({ id, name, username, lost }) => (
          <li key={id}>
            {t(messages.loser(name, username))}
            <small>
              {t(listed(lost.slice(0, FIRST_PERMISSIONS)))}
              {lost.length > FIRST_PERMISSIONS && t(messages.morePermissions(lost.length))}
            </small>
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {t(messages.all(people.length))}
        </Button>
      )}
      {people.length < total && <p>{t(messages.others(total - people.length))}</p>}
    </>
  );
}
