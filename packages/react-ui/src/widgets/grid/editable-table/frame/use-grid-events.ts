import type { MenuPoint } from '../panels/grid-menu.tsx';
import type { GridPlan } from './grid-plan.ts';
import { useClipboard } from '../input/use-clipboard.ts';
import { useFocus } from '../input/use-focus.ts';
import { useKeys } from '../input/use-keys.ts';
import { usePointer } from '../input/use-pointer.ts';
import { useReveal } from '../rows/use-reveal.ts';

/** What the frame hears: keys, clipboard, focus and pointer. */
export function useGridEvents(plan: GridPlan, openMenu: (at: MenuPoint) => void) {
  const reveal = useReveal(plan);
  return { ...useKeys(plan), ...useClipboard(), ...useFocus(plan), ...usePointer(plan, openMenu, reveal) };
}
