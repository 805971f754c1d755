import { TOUR, type HomeEvent, type TourPlace } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Tour } from 'antd';

import { homePageMessages as messages } from './home.messages.ts';

/** Where the frame draws each place; a place that this window does not draw is told in the middle. */
const PLACES: Readonly<Record<TourPlace, string>> = {
  menu: '.side-bar-menu, .top-menu, .top-bar-line > button:first-child',
  search: '.search-box-inline',
  tabs: '.tab-strip',
  bell: '.notice-bell',
  comfort: '.preferences',
  account: '.user-menu',
};

export interface HomeTourProps {
  /** The stop that is shown, an index of `TOUR`. */
  readonly stop: number;
  readonly send: (event: HomeEvent) => void;
}

/** Points at the places of the frame, one after the other; Escape leaves it. */
export function HomeTour({ stop, send }: HomeTourProps) {
  const t = useTranslate();
  const last = TOUR.length - 1;
  return (
    <Tour
      open
      current={stop}
      onClose={() => send({ type: 'tour.leave' })}
      onFinish={() => send({ type: 'tour.step', by: 1 })}
      onChange={(next) => send({ type: 'tour.step', by: next > stop ? 1 : -1 })}
      steps={TOUR.map(({ place, title, words }, index) => ({
        title: t(title),
        description: t(words),
        // Beside a menu of the whole height, below everything else.
        placement: place === 'menu' && document.querySelector('.side-bar-menu') !== null ? 'rightTop' : 'bottom',
        target: document.querySelector<HTMLElement>(PLACES[place]),
        // The keyboard goes on from here: Enter shows the next stop.
        nextButtonProps: { children: t(index === last ? messages.tourDone : messages.tourNext), autoFocus: true },
        prevButtonProps: { children: t(messages.tourBack) },
        closable: { 'aria-label': t(messages.tourLeave) },
      }))}
    />
  );
}
