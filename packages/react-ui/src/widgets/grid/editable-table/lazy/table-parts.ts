import { lateProgram } from './late-program.ts';

/** What nobody sees before opening it: menus, panels, dialogs, and the editors of what is chosen. */
export const tableParts = lateProgram(() => import('./lazy-parts.ts'));

export type TableParts = NonNullable<ReturnType<typeof tableParts.now>>;
