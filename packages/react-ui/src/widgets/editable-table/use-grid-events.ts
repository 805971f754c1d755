import type { MenuPoint } from './grid-menu.tsx';
import type { GridPlan } from './grid-plan.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { useReveal } from './use-reveal.ts';

/** What the frame hears: keys, clipboard, focus and pointer. */
export function useGridEvents(plan: GridPlan, openMenu: (at: MenuPoint) => void) {
  const reveal = useReveal(plan);
  return { ...useKeys(plan), ...useClipboard(), ...useFocus(plan), ...usePointer(plan, openMenu, reveal) };
}
