export {
  createAccountLayout,
  type AccountLayoutDependencies,
  type AccountLayoutFacts,
  type AccountLayoutService,
} from './account-layout.service.ts';
