export {
  createFormDescription,
  type FormDescriptionDependencies,
  type FormDescriptionFacts,
  type FormDescriptionService,
} from './form-description.service.ts';
export {
  createFormPublish,
  type FormPublishDependencies,
  type FormPublishEmitted,
  type FormPublishEvent,
  type FormPublishFacts,
  type FormPublishService,
} from './form-publish.service.ts';
