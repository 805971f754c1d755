export { openApiDocument, type OpenApiDocument, type OpenApiOperation } from './openapi-document.ts';
export {
  contractProbes,
  isAsSpecified,
  probeOutcome,
  type ContractProbe,
  type ProbeAnswer,
  type ProbeOutcome,
} from './contract-check.ts';
export { contractEndpoints } from './contract-endpoints.ts';
export {
  contractCall,
  contractProblem,
  nearestCalls,
  type ContractCall,
  type ContractProblem,
} from './contract-call.ts';
export { describeSchema } from './json-schema.ts';
