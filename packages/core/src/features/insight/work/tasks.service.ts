import type { Service } from '../../../kernel/index.ts';
import { createViewState } from '../../../machine/index.ts';
import type { ReadingEvent, TasksFacts } from './work.types.ts';
import { createWaitingReading, type WaitingDependencies } from './work-reading.ts';

export type TasksService = Service<TasksFacts, ReadingEvent>;

/** The work that waits, by list and by person. */
export function createTasks(dependencies: WaitingDependencies): TasksService {
  const { loader, waiting } = createWaitingReading(dependencies);
  const shown = createViewState(loader, null, (): TasksFacts => ({ waiting: waiting() }));
  loader.send({ type: 'value.load', params: null });
  return {
    ...shown,
    send: (event) => loader.send(event.type === 'work.refresh' ? { type: 'value.refresh' } : event),
    // Emits no events; its facts are the whole interface.
    on: () => () => undefined,
  };
}
