export { createMaskedValue, type MaskedValueDependencies, type MaskedValueService } from './masked-value.service.ts';
export type { MaskedValueEvent, MaskedValueFacts } from './masked-value.types.ts';
