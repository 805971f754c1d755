export { restorePlan } from './restore-plan.model.ts';
