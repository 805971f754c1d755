export { openApiDocument, type OpenApiDocument, type OpenApiOperation } from './openapi-document.ts';
export { contractEndpoints } from './contract-endpoints.ts';
