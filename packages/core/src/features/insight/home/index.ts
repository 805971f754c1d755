export { createHome, type HomeDependencies, type HomeService } from './home.service.ts';
export type {
  AccountNumbers,
  Fullness,
  HomeCount,
  HomeEvent,
  HomeFacts,
  HomePageLink,
  OpenedRecord,
  SignUpFigures,
  UpcomingActivities,
  UpcomingActivity,
} from './home.types.ts';
export type { LoaderStatus } from '../../../machine/index.ts';
