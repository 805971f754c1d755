export { createTasks, type TasksService } from './tasks.service.ts';
export { createWorkplace, type WorkplaceService } from './workplace.service.ts';
export { WORK_AGES } from './waiting.model.ts';
export type { WorkList, WorkOfPerson, WorkplaceFacts } from './work.types.ts';
