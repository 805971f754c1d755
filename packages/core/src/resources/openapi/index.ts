export { openApiDocument, type OpenApiDocument, type OpenApiOperation } from './openapi-document.ts';
