import { ReloadOutlined } from '@ant-design/icons';
import { createHome, type HomeService } from '@evergreen/core/insight/home';
import { useCore, useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Logo } from '@evergreen/react-ui/theme';
import { Button } from 'antd';
import { lazy, Suspense, useCallback } from 'react';

import { usePausedReading } from '../parts/use-paused-reading.ts';
import { FavouritesPanel } from './favourites-panel.tsx';
import { HomeCounts } from './home-counts.tsx';
import './home.page.css';
import { homePageMessages as messages } from './home.messages.ts';
import { IntroductionCard } from './introduction-card.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import { PlatformName } from './platform-name.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { VisitPanel } from './visit-panel.tsx';
import { WithoutGrants } from './without-grants.tsx';

/** Read when somebody wants it: hardly anybody does twice. */
const HomeTour = lazy(async () => ({ default: (await import('./home-tour.tsx')).HomeTour }));

/** The landing page: the work of today under the platform's name, or the name alone where a deployment wants no figures. */
export function HomePage() {
  const { config } = useCore();
  return config.hasHomePanels ? <HomeWithPanels /> : <PlatformName />;
}

function HomeWithPanels() {
  const home = usePageService(createHome);
  return home === null ? null : <HomePanels home={home} />;
}

function HomePanels({ home }: { readonly home: HomeService }) {
  const { config } = useCore();
  const t = useTranslate();
  usePausedReading(home);
  const facts = useFacts(home);
  const { counts, accounts, upcoming, signUps, visits, openedRecords, favourites, otherPages } = facts;
  const refresh = useCallback(() => home.send({ type: 'home.refresh' }), [home]);
  return (
    <div className="home-page">
      <header className="home-header">
        <Logo size={44} />
        <div>
          <h1>{t(config.platformName)}</h1>
          <p>
            {t(facts.greeting)} · {t(facts.today)}
          </p>
        </div>
        <Button
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t(messages.refresh)}
          title={t(messages.refresh)}
          onClick={refresh}
        />
      </header>
      {facts.isWithoutGrants && <WithoutGrants />}
      <HomeCounts counts={counts} accounts={accounts} />
      {facts.isIntroductionShown && (
        <IntroductionCard
          onDismiss={() => home.send({ type: 'introduction.dismiss' })}
          onTour={() => home.send({ type: 'tour.start' })}
        />
      )}
      {facts.tour !== null && (
        <Suspense>
          <HomeTour stop={facts.tour} send={home.send} />
        </Suspense>
      )}
      <div className="home-columns">
        {upcoming !== null && <UpcomingPanel upcoming={upcoming} onRetry={refresh} />}
        {signUps !== null && <SignUpPanel signUps={signUps} onRetry={refresh} />}
        {visits !== null && <VisitPanel visits={visits} onRetry={refresh} />}
        <FavouritesPanel favourites={favourites} otherPages={otherPages} send={home.send} />
        <OpenedPanel records={openedRecords} />
      </div>
    </div>
  );
}
