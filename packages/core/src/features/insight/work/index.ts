export { createTasks, type TasksService } from './tasks.service.ts';
export { createWorkplace, type WorkplaceDependencies, type WorkplaceService } from './workplace.service.ts';
export { WORK_AGES } from './waiting.model.ts';
export type {
  LoadedPart,
  ReadingEvent,
  TasksFacts,
  TeamChange,
  WaitingWork,
  WorkList,
  WorkOfPerson,
  WorkplaceEvent,
  WorkplaceFacts,
} from './work.types.ts';
