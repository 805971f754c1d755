import { PHONE_WIDTH, TABLET_WIDTH } from '../../../kernel/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Device, LayoutFacts } from './layout.types.ts';

/** Width of a fixed side menu, open and collapsed, in pixels. */
const OPEN_OFFSET = 200;
const COLLAPSED_OFFSET = 80;

/** Scroll distance in pixels after which the header hides. */
export const HIDING_DEPTH = 100;

export function deviceOf(width: number): Device {
  if (width <= PHONE_WIDTH) return 'phone';
  return width <= TABLET_WIDTH ? 'tablet' : 'desktop';
}

export interface LayoutState {
  readonly device: Device;
  /** On a tablet the side menu opens over a collapsed one for this visit only; the setting belongs to the desktop. */
  readonly isTabletMenuOpen: boolean;
  readonly isDrawerOpen: boolean;
  readonly isSettingsOpen: boolean;
  /** Pixels from the top of the page. */
  readonly scrollTop: number;
  /** The last scroll was downwards. */
  readonly isScrolledDown: boolean;
}

/** Only a changed position has a direction; otherwise the last one is kept. */
export function withScroll(
  state: Pick<LayoutState, 'scrollTop' | 'isScrolledDown'>,
  top: number,
): Pick<LayoutState, 'scrollTop' | 'isScrolledDown'> {
  const isScrolledDown = top === state.scrollTop ? state.isScrolledDown : top > state.scrollTop;
  return { scrollTop: top, isScrolledDown };
}

/** Derive the layout from device and settings. */
export function layoutFacts(state: LayoutState, settings: Settings): LayoutFacts {
  const isMobile = state.device !== 'desktop';
  const menu = state.device === 'phone' ? 'drawer' : settings.layout;
  const isSideMenuOpen = isMobile ? state.isTabletMenuOpen : settings.isSideMenuOpen;
  const isBesideFixed = menu === 'side' && settings.isSideMenuFixed;
  return {
    device: state.device,
    isMobile,
    menu,
    isSideMenuOpen,
    isDrawerOpen: state.isDrawerOpen,
    isSettingsOpen: state.isSettingsOpen,
    contentOffset: isBesideFixed ? (isSideMenuOpen ? OPEN_OFFSET : COLLAPSED_OFFSET) : 0,
    hasTabs: settings.isMultiTab && state.device !== 'phone',
    isHeaderFixed: settings.isHeaderFixed,
    isHeaderHidden:
      settings.isHeaderFixed &&
      settings.isHeaderHiddenOnScroll &&
      state.isScrolledDown &&
      state.scrollTop > HIDING_DEPTH,
    isContentFluid: settings.contentWidth === 'fluid',
    isBreadcrumbInHeader: menu === 'side' && !isMobile,
  };
}
