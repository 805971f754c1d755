import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';

import { HEAVY_TEXT, type Schema } from '../../contract/index.ts';

/** A schema of JSON Schema 2020-12, with the recursive parts that it refers to. */
export interface DescribedSchema {
  readonly schema: JsonSchema;
  /** By their names below `#/components/schemas/`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Actions without a keyword in JSON Schema: the server may refuse a value that the description permits, or clean it. */
const WITHOUT_KEYWORD = ['check', 'finite', 'trim', 'transform', HEAVY_TEXT];

/**
 * Describes what a schema accepts, as it is sent. Recursive parts are named `${name}.…`, unique in the document. Throws for a
 * schema that cannot be described, so that a new kind of schema is decided on here.
 */
export function describeSchema(name: string, schema: Schema): DescribedSchema {
  const renamed = (referenceId: string) => `${name}.${referenceId}`;
  const settings: ConversionConfig = {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'throw',
    ignoreActions: WITHOUT_KEYWORD,
    overrideRef: ({ referenceId }) => `#/components/schemas/${renamed(referenceId)}`,
    overrideSchema: ({ valibotSchema }) => (isWireNumber(valibotSchema) ? { type: 'number' } : undefined),
    overrideAction: ({ valibotAction, jsonSchema }) => withPattern(valibotAction, jsonSchema),
  };
  const { $schema: _version, $defs = {}, ...converted } = toJsonSchema(schema, settings);
  const definitions = Object.entries($defs).flatMap(([id, definition]) =>
    typeof definition === 'boolean' ? [] : [[renamed(id), definition] as const],
  );
  return { schema: converted, definitions: Object.fromEntries(definitions) };
}

/** Patterns of JSON Schema are read with the flag `u`; another flag would change what they match, and is refused. */
function withPattern(action: object, jsonSchema: JsonSchema): JsonSchema | undefined {
  if (!('requirement' in action) || !(action.requirement instanceof RegExp)) return undefined;
  const { source, flags } = action.requirement;
  return flags === 'u' ? { ...jsonSchema, pattern: source } : undefined;
}

/** A number that may also arrive as its text, as in a query: described as the number, whose bounds follow. */
function isWireNumber(schema: object): boolean {
  if (!('type' in schema && schema.type === 'union' && 'options' in schema && Array.isArray(schema.options)))
    return false;
  const options: readonly unknown[] = schema.options;
  const [number, digits] = options.map((option) => (typeof option === 'object' && option !== null ? option : {}));
  return (
    options.length === 2 &&
    number !== undefined &&
    'type' in number &&
    number.type === 'number' &&
    digits !== undefined &&
    'pipe' in digits
  );
}
