import {
  colourNamed,
  textSizeNamed,
  type PrimaryColour,
  type Settings,
  type TextSize,
} from '@evergreen/core/shell/settings';
import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';

import { accessibleShades, type AccessibleShades, type Surfaces } from './accessible-shades.ts';

const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Helvetica Neue', Arial, sans-serif";

/** The class under which the tokens stand as custom properties. */
export const TOKEN_SCOPE = 'evergreen-tokens';

const CSS_VARIABLES = { key: TOKEN_SCOPE };

/** Background colours by theme. */
export const SURFACES: Readonly<Record<Settings['theme'], Surfaces>> = {
  light: { isDark: false, layout: '#f2f4f7', container: '#ffffff', elevated: '#ffffff', head: '#f6f8fa' },
  dark: { isDark: true, layout: '#0b0e13', container: '#15191f', elevated: '#1e242c', head: '#1b2129' },
};

/** What both themes share. Many of the readers are older: 15 px text and 36 px targets instead of antd's 14 and 32. */
const SHARED = { fontFamily: FONT_FAMILY, borderRadius: 6, wireframe: false } as const;
const TEXT_SIZE = 15;
const TARGET_SIZE = 36;
const MENU_ENTRY_HEIGHT = 44;

/** Texts, and with them what holds them and what is pressed; antd derives its other sizes from these two. */
const sizeTokens = (scale: number) => ({
  fontSize: Math.round(TEXT_SIZE * scale),
  controlHeight: Math.round(TARGET_SIZE * scale),
});

/** The dark side menu looks the same in both themes. */
const sideMenu = ({ solid }: AccessibleShades, scale: number) => ({
  darkItemBg: '#0d1b2a',
  darkSubMenuItemBg: '#081320',
  darkPopupBg: '#0d1b2a',
  darkItemColor: 'rgba(255, 255, 255, 0.78)',
  darkItemSelectedBg: solid,
  darkItemSelectedColor: '#ffffff',
  itemHeight: Math.round(MENU_ENTRY_HEIGHT * scale),
});

/** The shadow under antd's buttons is made of the ring around a focused input, which is stronger here. */
const FLAT_BUTTONS = { primaryShadow: 'none', dangerShadow: 'none' } as const;

/** The words of a tag in the colours that say a state; antd's own are 1.8 to 3 : 1 on its pale grounds. */
const LIGHT_TAGS = { colorSuccess: '#237804', colorWarning: '#874d00', colorInfo: '#0958d9' } as const;

/** Of the ring around an input that has the focus: a third of the colour, where antd's is a tenth. */
const OUTLINE_SHARE = { light: '59', dark: '73' } as const;

/** The tokens that the chosen colour decides. */
const colourTokens = (shades: AccessibleShades, outline: string) => ({
  colorPrimary: shades.solid,
  colorPrimaryHover: shades.solidHover,
  colorPrimaryActive: shades.solidActive,
  colorPrimaryText: shades.text,
  colorPrimaryTextHover: shades.textHover,
  colorPrimaryTextActive: shades.textActive,
  colorPrimaryBg: shades.tint,
  colorPrimaryBgHover: shades.tintHover,
  colorPrimaryBorder: shades.ring,
  controlItemBgActive: shades.tint,
  controlItemBgActiveHover: shades.tintHover,
  controlOutline: shades.ring + outline,
  colorLink: shades.text,
  colorLinkHover: shades.textHover,
  colorLinkActive: shades.textActive,
});

/**
 * Every text colour is at least 4.5 : 1 on the surfaces it is used on (WCAG 2.2 AA). The raw named colours, antd's tertiary
 * and placeholder greys and its red are below that. The rings around what has the focus are 3 : 1: a wrong input has
 * nothing else that tells.
 */
const light = (shades: AccessibleShades, scale: number): ThemeConfig => ({
  cssVar: CSS_VARIABLES,
  token: {
    ...SHARED,
    ...sizeTokens(scale),
    ...colourTokens(shades, OUTLINE_SHARE.light),
    colorInfo: '#0f5cc8',
    colorError: '#cf1322',
    colorErrorHover: '#b31420',
    colorTextTertiary: 'rgba(0, 0, 0, 0.62)',
    colorTextDescription: 'rgba(0, 0, 0, 0.62)',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.57)',
    colorBorder: '#c3c8d0',
    colorErrorOutline: 'rgba(207, 19, 34, 0.35)',
    colorBgLayout: SURFACES.light.layout,
  },
  components: {
    Layout: { siderBg: '#0d1b2a', triggerBg: '#081320', headerBg: SURFACES.light.container },
    Menu: sideMenu(shades, scale),
    Button: FLAT_BUTTONS,
    Table: { headerBg: SURFACES.light.head },
    Tag: LIGHT_TAGS,
  },
});

/** antd's dark algorithm dims these two once more; they are as they are to be. */
const asGiven: MappingAlgorithm = ({ colorPrimary, colorLink }, dimmed) => ({
  ...(dimmed ?? theme.darkAlgorithm(theme.defaultSeed)),
  colorPrimary,
  colorLink,
});

/** antd takes the solid colour as text too; on dark surfaces that is the lighter one's part. */
const dark = (shades: AccessibleShades, scale: number): ThemeConfig => ({
  cssVar: CSS_VARIABLES,
  algorithm: [theme.darkAlgorithm, asGiven],
  token: {
    ...SHARED,
    ...sizeTokens(scale),
    ...colourTokens(shades, OUTLINE_SHARE.dark),
    colorInfo: '#5b9bf0',
    colorError: '#ff8f8c',
    colorTextTertiary: 'rgba(255, 255, 255, 0.62)',
    colorTextDescription: 'rgba(255, 255, 255, 0.62)',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
    colorErrorOutline: 'rgba(255, 143, 140, 0.45)',
    colorBgLayout: SURFACES.dark.layout,
    colorBgContainer: SURFACES.dark.container,
    colorBgElevated: SURFACES.dark.elevated,
  },
  components: {
    Layout: { siderBg: '#0d1b2a', triggerBg: '#081320', headerBg: SURFACES.dark.container },
    Menu: {
      ...sideMenu(shades, scale),
      itemSelectedColor: shades.text,
      itemHoverColor: shades.text,
      subMenuItemSelectedColor: shades.text,
      horizontalItemSelectedColor: shades.text,
      horizontalItemHoverColor: shades.text,
    },
    Button: {
      ...FLAT_BUTTONS,
      defaultHoverColor: shades.text,
      defaultHoverBorderColor: shades.text,
      defaultActiveColor: shades.text,
      // White on the light red of dark error text is unreadable; solid danger buttons are dark on it.
      dangerColor: '#2a0a0a',
    },
    Tabs: {
      itemSelectedColor: shades.text,
      itemHoverColor: shades.textHover,
      itemActiveColor: shades.text,
      inkBarColor: shades.text,
    },
    Pagination: { itemActiveColor: shades.text, itemActiveColorHover: shades.textHover },
    Table: { headerBg: SURFACES.dark.head },
  },
});

const BUILT = { light, dark } as const;

/** Movement that is over before it is seen, and still ends: antd's dialogs wait for that to move the focus. */
const UNSEEN = { motionDurationFast: '1ms', motionDurationMid: '1ms', motionDurationSlow: '1ms' };

export interface PaletteOptions {
  readonly theme: Settings['theme'];
  readonly colour: PrimaryColour;
  readonly textSize?: TextSize;
  /** Movement is unseen, for those who asked their system for less of it. */
  readonly isStill?: boolean;
}

/** The design tokens of a theme in a named colour and a size of text. */
export function paletteOf({
  theme: chosen,
  colour,
  textSize = 'standard',
  isStill = false,
}: PaletteOptions): ThemeConfig {
  const { scale } = textSizeNamed(textSize);
  const palette = BUILT[chosen](accessibleShades(colourNamed(colour).hex, SURFACES[chosen]), scale);
  return isStill ? { ...palette, token: { ...palette.token, ...UNSEEN } } : palette;
}
