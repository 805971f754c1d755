export { Logo } from './logo.tsx';
export { EvergreenTheme } from './evergreen-theme.tsx';
export { paletteOf, TOKEN_SCOPE } from './palette.ts';
