import type { Settings } from '@evergreen/core/settings';
import { theme, type ThemeConfig } from 'antd';

const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Helvetica Neue', Arial, sans-serif";

/** The class under which the tokens stand as custom properties. */
export const TOKEN_SCOPE = 'evergreen-tokens';

const CSS_VARIABLES = { key: TOKEN_SCOPE };

/** What both themes share. Many of the readers are older: 15 px text and 36 px targets instead of antd's 14 and 32. */
const SHARED = {
  fontFamily: FONT_FAMILY,
  fontSize: 15,
  controlHeight: 36,
  borderRadius: 6,
  wireframe: false,
} as const;

/** The dark side menu looks the same in both themes. */
const SIDE_MENU = {
  darkItemBg: '#0d1b2a',
  darkSubMenuItemBg: '#081320',
  darkPopupBg: '#0d1b2a',
  darkItemColor: 'rgba(255, 255, 255, 0.78)',
  darkItemSelectedBg: '#0f5cc8',
  darkItemSelectedColor: '#ffffff',
  itemHeight: 44,
} as const;

/** The shadow under antd's buttons is made of the ring around a focused input, which is stronger here. */
const FLAT_BUTTONS = { primaryShadow: 'none', dangerShadow: 'none' } as const;

/**
 * Every text colour is at least 4.5 : 1 on the surfaces it is used on (WCAG 2.2 AA). antd's own blue, its tertiary and
 * placeholder greys and its red are below that on white, and its blue is below it as text on the dark surfaces. The rings around what has the
 * focus are 3 : 1, and around an input a third of a colour where antd's is a tenth: a wrong input has nothing else that
 * tells.
 */
const LIGHT: ThemeConfig = {
  cssVar: CSS_VARIABLES,
  token: {
    ...SHARED,
    colorPrimary: '#0f5cc8',
    colorPrimaryHover: '#1a6adb',
    colorInfo: '#0f5cc8',
    colorLink: '#0f5cc8',
    colorLinkHover: '#0b4aa3',
    colorLinkActive: '#083b85',
    colorError: '#cf1322',
    colorErrorHover: '#b31420',
    colorTextTertiary: 'rgba(0, 0, 0, 0.62)',
    colorTextDescription: 'rgba(0, 0, 0, 0.62)',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.57)',
    colorBorder: '#c3c8d0',
    colorPrimaryBorder: '#5b96e8',
    controlOutline: 'rgba(15, 92, 200, 0.35)',
    colorErrorOutline: 'rgba(207, 19, 34, 0.35)',
    colorBgLayout: '#f2f4f7',
  },
  components: {
    Layout: { siderBg: '#0d1b2a', triggerBg: '#081320', headerBg: '#ffffff' },
    Menu: SIDE_MENU,
    Button: FLAT_BUTTONS,
    Table: { headerBg: '#f6f8fa' },
  },
};

const DARK_TEXT_BLUE = '#7db4ff';

const DARK: ThemeConfig = {
  cssVar: CSS_VARIABLES,
  algorithm: theme.darkAlgorithm,
  token: {
    ...SHARED,
    colorPrimary: '#1668dc',
    colorPrimaryHover: '#1f69cd',
    colorInfo: '#5b9bf0',
    colorLink: DARK_TEXT_BLUE,
    colorLinkHover: '#a6ccff',
    colorLinkActive: '#5b9bf0',
    colorError: '#ff8f8c',
    colorTextTertiary: 'rgba(255, 255, 255, 0.62)',
    colorTextDescription: 'rgba(255, 255, 255, 0.62)',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
    colorPrimaryBorder: '#5b9bf0',
    controlOutline: 'rgba(125, 180, 255, 0.45)',
    colorErrorOutline: 'rgba(255, 143, 140, 0.45)',
    colorBgLayout: '#0b0e13',
    colorBgContainer: '#15191f',
    colorBgElevated: '#1e242c',
  },
  components: {
    Layout: { siderBg: '#0d1b2a', triggerBg: '#081320', headerBg: '#15191f' },
    Menu: {
      ...SIDE_MENU,
      itemSelectedColor: DARK_TEXT_BLUE,
      itemHoverColor: DARK_TEXT_BLUE,
      subMenuItemSelectedColor: DARK_TEXT_BLUE,
    },
    Button: {
      ...FLAT_BUTTONS,
      defaultHoverColor: DARK_TEXT_BLUE,
      defaultHoverBorderColor: DARK_TEXT_BLUE,
      defaultActiveColor: DARK_TEXT_BLUE,
      // White on the light red of dark error text is unreadable; solid danger buttons are dark on it.
      dangerColor: '#2a0a0a',
    },
    Tabs: { itemSelectedColor: DARK_TEXT_BLUE, itemHoverColor: DARK_TEXT_BLUE, inkBarColor: DARK_TEXT_BLUE },
    Pagination: { itemActiveColor: DARK_TEXT_BLUE, itemActiveColorHover: DARK_TEXT_BLUE },
    Table: { headerBg: '#1b2129' },
  },
};

/** Movement that is over before it is seen, and still ends: antd's dialogs wait for that to move the focus. */
const UNSEEN = { motionDurationFast: '1ms', motionDurationMid: '1ms', motionDurationSlow: '1ms' };

/** The design tokens of a theme; still for those who asked their system for less movement. */
export function paletteOf(chosen: Settings['theme'], isStill = false): ThemeConfig {
  const palette = chosen === 'dark' ? DARK : LIGHT;
  return isStill ? { ...palette, token: { ...palette.token, ...UNSEEN } } : palette;
}
