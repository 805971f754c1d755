export { createHome, type HomeService } from './home.service.ts';
export { createPersonalLinks } from './personal-links.ts';
export { homeMessages } from './home.messages.ts';
export { TOUR, type TourPlace } from './tour.model.ts';
export type {
  AccountNumbers,
  FavouriteEvent,
  HomeCount,
  HomeEvent,
  HomePageLink,
  OpenedRecord,
  SignUpFigures,
  UpcomingActivities,
  UpcomingActivity,
  VisitFigures,
} from './home.types.ts';
export type { LoaderStatus } from '../../../machine/index.ts';
