import type { JsonSchema } from '@valibot/to-json-schema';

import { DEFAULT_BASE_PATH, wireHeaders, type Endpoint } from '../../contract/index.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { describeSchema } from './json-schema.ts';

/** A description by OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One call. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

type Definitions = Map<string, JsonSchema>;

/** Describes every call of the contract: the document that the server serves and the command line exports. */
export function openApiDocument(): OpenApiDocument {
  const definitions: Definitions = new Map();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  const domains = Object.entries(contractEndpoints());
  for (const [domain, endpoints] of domains)
    for (const endpoint of endpoints) {
      const path = (paths[endpoint.path.replaceAll(/:(\w+)/gu, '{$1}')] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(domain, endpoint, definitions);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evergreen',
      version: '0.1.0',
      description:
        'Every answer but a stored file is an envelope. A refusal is one with `success: false`, with status 200 too.',
    },
    servers: [{ url: DEFAULT_BASE_PATH }],
    tags: domains.map(([name]) => ({ name })),
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: wireHeaders.token } },
      parameters: sharedParameters,
      schemas: { ...Object.fromEntries(definitions), Failure: failure },
      responses: {
        Failure: { description: 'Refused or failed', content: json({ $ref: '#/components/schemas/Failure' }) },
      },
    },
  };
}

const sharedParameters = {
  Language: { name: wireHeaders.language, in: 'header', schema: { type: 'string' } },
  Tenant: { name: wireHeaders.tenant, in: 'header', schema: { type: 'integer', minimum: 0 } },
  IdempotencyKey: {
    name: wireHeaders.idempotencyKey,
    in: 'header',
    description: 'The same write under the same key is done once.',
    schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
  },
} as const;

const failure: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'timestamp'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'integer' },
    result: { type: 'null' },
    timestamp: { type: 'integer', description: 'Epoch milliseconds' },
    error: {
      type: 'object',
      required: ['kind', 'fields'],
      description: 'A sentence for each refused key of the request',
      properties: {
        kind: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

function operationOf(domain: string, endpoint: Endpoint, definitions: Definitions): OpenApiOperation {
  const { access, name, summary, method, isReplayed } = endpoint;
  const isAnonymous = access.kind === 'anonymous';
  const isKeyed = !isAnonymous && isReplayed && (method === 'POST' || method === 'PUT');
  const shared = ['Language', ...(isAnonymous ? [] : ['Tenant']), ...(isKeyed ? ['IdempotencyKey'] : [])];
  return {
    operationId: name,
    tags: [domain],
    summary: summary['en-US'],
    security: isAnonymous ? [] : [{ accessToken: access.kind === 'permission' ? [access.code] : [] }],
    parameters: [
      ...parametersIn('path', endpoint, definitions),
      ...parametersIn('query', endpoint, definitions),
      ...shared.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    ],
    ...requestBodyOf(endpoint, definitions),
    responses: {
      200: { description: 'Done, or refused', content: answerOf(endpoint, definitions) },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function described(name: string, schema: Endpoint['answer'], definitions: Definitions): JsonSchema {
  const found = describeSchema(name, schema);
  for (const [key, definition] of Object.entries(found.definitions)) definitions.set(key, definition);
  return found.schema;
}

function parametersIn(place: 'path' | 'query', endpoint: Endpoint, definitions: Definitions): readonly unknown[] {
  const source = place === 'path' ? endpoint.params : endpoint.query;
  const { properties = {}, required = [] } = described(`${endpoint.name}.${place}`, source, definitions);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function requestBodyOf(endpoint: Endpoint, definitions: Definitions): { readonly requestBody?: unknown } {
  const schema = described(`${endpoint.name}.body`, endpoint.body, definitions);
  // What has no body takes anything in its place.
  if (Object.keys(schema).length === 0) return {};
  const { fileField } = endpoint;
  if (fileField === null) return { requestBody: { required: true, content: json(schema) } };
  const form = {
    ...schema,
    properties: { ...schema.properties, [fileField]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [...(schema.required ?? []), fileField],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function answerOf(endpoint: Endpoint, definitions: Definitions) {
  if (endpoint.isFile) return { '*/*': {} };
  const success: JsonSchema = {
    type: 'object',
    required: ['success', 'message', 'code', 'result', 'timestamp'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      code: { type: 'integer' },
      result: described(`${endpoint.name}.answer`, endpoint.answer, definitions),
      timestamp: { type: 'integer', description: 'Epoch milliseconds' },
    },
  };
  return json({ oneOf: [success, { $ref: '#/components/schemas/Failure' }] });
}
