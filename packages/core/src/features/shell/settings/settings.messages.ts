import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { SettingsAvailability } from './settings.types.ts';

export const settingsMessages = {
  themeFailed: localized('主题更新失败', 'Failed to update theme'),
} as const;

/** Reasons shown for disabled options. */
export const unavailableBecause: Readonly<Record<keyof SettingsAvailability, LocalizedText>> = {
  fluidWidth: localized('只有“顶部菜单”布局可以选择流式宽度', 'Fluid width needs the menu along the top'),
  headerHiddenOnScroll: localized('请先打开“固定顶栏”', 'Turn on “Fixed header” first'),
  sideMenuFixed: localized('“顶部菜单”布局没有侧边菜单', 'There is no side menu while the menu is along the top'),
};
