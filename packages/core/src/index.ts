export { coreConfigSchema, defaultCoreConfig, type CoreConfig } from './core.config.ts';
export { createCore, type Core } from './create-core.ts';
