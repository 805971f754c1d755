export { EvergreenTheme } from './evergreen-theme.tsx';
export { paletteOf } from './palette.ts';
