export { coreConfigSchema, defaultCoreConfig, type CoreConfig, type CoreOptions } from './core.config.ts';
export { createCore, type Core, type PageDependencies } from './create-core.ts';
export { tableDependencies } from './table-dependencies.ts';
export {
  continueSignIn,
  signIn,
  type SignInInput,
  type SignInObstacle,
  type SigningIn,
} from './features/session/sign-in/index.ts';
