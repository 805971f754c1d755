export { createLayout, type LayoutDependencies, type LayoutService } from './layout.service.ts';
export type { Device, LayoutEvent, LayoutFacts } from './layout.types.ts';
