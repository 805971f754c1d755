import type { AccountNumbers, HomeCount, LoaderStatus } from '@evergreen/core/insight/home';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Skeleton } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { homePageMessages as messages } from './home.messages.ts';

export interface HomeCountsProps {
  readonly counts: readonly HomeCount[];
  readonly accounts: AccountNumbers | null;
}

/** The numbers of the day. A number of a list leads into that list. */
export const HomeCounts = memo(function HomeCounts({ counts, accounts }: HomeCountsProps) {
  const t = useTranslate();
  if (counts.length === 0 && accounts === null) return null;
  return (
    <ul className="home-counts" aria-label={t(messages.counts)}>
      {counts.map(({ key, label, address, count, isLowerBound, ...part }) => (
        <li key={key}>
          <Link className="home-count" to={address}>
            <Figure {...part} label={label} count={count} isLowerBound={isLowerBound} />
          </Link>
        </li>
      ))}
      {accounts !== null && (
        <>
          <li>
            <div className="home-count">
              <Figure {...accounts} label={messages.failedSignIns} count={accounts.failedSignIns} />
            </div>
          </li>
          <li>
            <div className="home-count">
              <Figure {...accounts} label={messages.newAccounts} count={accounts.newAccounts} />
            </div>
          </li>
        </>
      )}
    </ul>
  );
});

interface FigureProps {
  readonly label: LocalizedText;
  readonly count: number | null;
  readonly isLowerBound?: boolean;
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
}

function Figure({ label, count, isLowerBound = false, status, failure }: FigureProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <span className="home-count-label">{t(label)}</span>
      {count !== null ? (
        <strong className={count === 0 ? 'home-count-number home-count-zero' : 'home-count-number'}>
          {isLowerBound ? t(messages.atLeast(count)) : count}
        </strong>
      ) : failure === null ? (
        <Skeleton.Button active size="small" />
      ) : (
        <span className="home-count-failure" title={t(failure)}>
          {t(messages.unavailable)}
        </span>
      )}
      {status === 'failed' && count !== null && failure !== null && (
        <span className="home-count-failure">{t(failure)}</span>
      )}
    </>
  );
}
