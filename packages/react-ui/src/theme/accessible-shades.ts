import { lightened, mixed, RING_CONTRAST, standingOut, TEXT_CONTRAST } from './contrast.ts';

/** Background colours of a theme. */
export interface Surfaces {
  readonly isDark: boolean;
  readonly layout: string;
  readonly container: string;
  readonly elevated: string;
  /** Heads of tables. */
  readonly head: string;
}

/** A named colour as a theme uses it, `#rrggbb` each. */
export interface AccessibleShades {
  /** Under white text: buttons, chosen entries of the dark menu. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** As text and icons, on every surface and on both tints: links, chosen tabs, pages, entries. */
  readonly text: string;
  readonly textHover: string;
  readonly textActive: string;
  /** Focus ring. */
  readonly ring: string;
  /** Behind what is chosen, and behind that under the pointer. */
  readonly tint: string;
  readonly tintHover: string;
}

const WHITE = '#ffffff';

/** Slightly above the WCAG minimum, because browsers round colours. */
const MARGIN = 0.05;

/** How strongly a tint shows, by theme. */
const TINT = { light: 0.1, dark: 0.22 } as const;
const TINT_HOVER = { light: 0.16, dark: 0.3 } as const;

/**
 * The shades of a named colour that can be read in a theme (WCAG 2.2 AA): the nearest of its hue that stand out enough from
 * all they are used on. Raw, six of the eight named colours cannot be read on white.
 */
export function accessibleShades(colour: string, surfaces: Surfaces): AccessibleShades {
  const { isDark, layout, container, elevated, head } = surfaces;
  const brightness = isDark ? 'dark' : 'light';
  const solid = found(standingOut(colour, [WHITE], TEXT_CONTRAST + MARGIN, 'darker'));
  const tint = mixed(isDark ? solid : colour, container, TINT[brightness]);
  const tintHover = mixed(isDark ? solid : colour, container, TINT_HOVER[brightness]);
  const grounds = [layout, container, elevated, head, tint, tintHover];
  const away = isDark ? 'lighter' : 'darker';
  const text = found(standingOut(colour, grounds, TEXT_CONTRAST + MARGIN, away));
  const further = isDark ? 0.06 : -0.06;
  const pressed = isDark ? solid : text;
  return {
    solid: pressed,
    solidHover: lightened(pressed, -0.05),
    solidActive: lightened(pressed, -0.1),
    text,
    textHover: lightened(text, further),
    textActive: lightened(text, further * 2),
    ring: found(standingOut(colour, [layout, container, elevated], RING_CONTRAST + MARGIN, away)),
    tint,
    tintHover,
  };
}

/** Black or white stands out from every background by 4.58, so a shade is always found. */
function found(shade: string | undefined): string {
  if (shade === undefined) throw new Error('The surfaces of the theme are neither light nor dark');
  return shade;
}
