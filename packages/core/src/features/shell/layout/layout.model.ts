import type { Settings } from '../settings/index.ts';
import type { Device, LayoutFacts } from './layout.types.ts';

/** The widest phone and the widest tablet, in CSS pixels. */
const PHONE_WIDTH = 767.99;
const TABLET_WIDTH = 1087.99;

/** What a fixed side menu takes from the content, open and collapsed, in pixels. */
const OPEN_OFFSET = 200;
const COLLAPSED_OFFSET = 80;

/** A header that may hide does so once the page is scrolled further down than this many pixels. */
const HIDING_DEPTH = 100;

export function deviceOf(width: number): Device {
  if (width <= PHONE_WIDTH) return 'phone';
  return width <= TABLET_WIDTH ? 'tablet' : 'desktop';
}

export interface LayoutState {
  readonly device: Device;
  readonly isDrawerOpen: boolean;
  readonly isSettingsOpen: boolean;
  /** Pixels from the top of the page. */
  readonly scrollTop: number;
  /** The page was last scrolled down, away from its top. */
  readonly isScrolledDown: boolean;
}

/** Only a real move has a direction: the same place again keeps the last one. */
export function withScroll(
  state: Pick<LayoutState, 'scrollTop' | 'isScrolledDown'>,
  top: number,
): Pick<LayoutState, 'scrollTop' | 'isScrolledDown'> {
  const isScrolledDown = top === state.scrollTop ? state.isScrolledDown : top > state.scrollTop;
  return { scrollTop: top, isScrolledDown };
}

/** What is drawn where, from the device and the settings alone. */
export function layoutFacts(state: LayoutState, settings: Settings): LayoutFacts {
  const isMobile = state.device !== 'desktop';
  const menu = isMobile ? 'drawer' : settings.layout;
  const isBesideFixed = menu === 'side' && settings.isSideMenuFixed;
  return {
    device: state.device,
    isMobile,
    menu,
    isSideMenuOpen: settings.isSideMenuOpen,
    isDrawerOpen: isMobile && state.isDrawerOpen,
    isSettingsOpen: state.isSettingsOpen,
    contentOffset: isBesideFixed ? (settings.isSideMenuOpen ? OPEN_OFFSET : COLLAPSED_OFFSET) : 0,
    hasTabs: settings.isMultiTab && !isMobile,
    isHeaderFixed: settings.isHeaderFixed,
    isHeaderHidden:
      settings.isHeaderFixed &&
      settings.isHeaderHiddenOnScroll &&
      state.isScrolledDown &&
      state.scrollTop > HIDING_DEPTH,
    isContentFluid: settings.contentWidth === 'fluid',
  };
}
