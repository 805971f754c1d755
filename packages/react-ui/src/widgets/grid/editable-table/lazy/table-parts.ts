import { lazyModule } from './lazy-module.ts';

/** What nobody sees before opening it: menus, panels, dialogs, and the editors of what is chosen. */
export const tableParts = lazyModule(() => import('./lazy-parts.ts'));

export type TableParts = NonNullable<ReturnType<typeof tableParts.now>>;
