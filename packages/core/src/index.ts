export { coreConfigSchema, defaultCoreConfig, type CoreConfig } from './core.config.ts';
export { createCore, type Core, type PageDependencies } from './create-core.ts';
export { tableDependencies } from './table-dependencies.ts';
