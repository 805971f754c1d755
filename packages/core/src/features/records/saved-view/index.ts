export {
  createSavedView,
  type SavedViewDependencies,
  type SavedViewFacts,
  type SavedViewService,
} from './saved-view.service.ts';
