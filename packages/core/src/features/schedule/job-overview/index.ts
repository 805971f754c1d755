export {
  createJobOverview,
  type JobOverviewDependencies,
  type JobOverviewFacts,
  type JobOverviewService,
  type ShownRun,
} from './job-overview.service.ts';
