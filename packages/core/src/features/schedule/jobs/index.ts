export { isJobHandler, JOB_HANDLERS, jobHandler, type JobHandlerName } from './job-handlers.ts';
export type { JobHandler, JobMissed, JobOverlap, JobScope } from './job-handler.types.ts';
export {
  initialParameters,
  parametersForm,
  parseParameters,
  readParameters,
  storedParameters,
  type JobParameterProblem,
} from './job-parameters.ts';
export {
  jobSchedule,
  MOST_MADE_UP,
  nextFireOf,
  planFires,
  retryPause,
  streakNews,
  type JobPlan,
  type JobSchedule,
  type PlannedRun,
} from './job-plan.ts';
export { jobMessages } from './jobs.messages.ts';
