export { createHome, type HomeDependencies, type HomeService } from './home.service.ts';
export { createPersonalLinks, type PersonalLinks } from './personal-links.ts';
export { homeMessages } from './home.messages.ts';
export { TOUR, type TourPlace, type TourStop } from './tour.model.ts';
export type {
  AccountNumbers,
  FavouriteEvent,
  Fullness,
  HomeCount,
  HomeEvent,
  HomeFacts,
  HomePageLink,
  OpenedRecord,
  SignUpFigures,
  UpcomingActivities,
  UpcomingActivity,
  VisitFigures,
} from './home.types.ts';
export type { LoaderStatus } from '../../../machine/index.ts';
