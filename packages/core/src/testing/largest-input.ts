import * as v from 'valibot';

import type { Endpoint } from '../contract/endpoint.ts';
import type { Schema } from '../contract/schema.ts';

/** What a call takes at most: the longest texts, the most identifiers, the most rows. */
export interface LargestInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The largest input that the schemas of a call accept, as far as they say a limit. */
export function largestInput({ params, query, body }: Endpoint): LargestInput {
  return { params: recordOf(accepted(params)), query: recordOf(accepted(query)), body: accepted(body) };
}

const IDENTIFIER = 36;
/** Three bytes in a body, nine characters in an address. */
const WIDE = '常';
/** Of texts and lists whose limit the schema does not say. */
const NO_LIMIT = 1;

/** Texts and numbers that narrow schemas take, such as dates. */
const NARROW = ['2026-01-15 08:00:00', '2026-01-15', '08:00', '1', '0', 'x', 1, 0, true, null];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'type' in value && '~run' in value;
const schemaNode = v.custom<Schema>(isSchema);

/** What is read of a schema or of a step of its pipe. */
const nodeSchema = v.object({
  type: v.string(),
  pipe: v.optional(v.array(v.unknown()), []),
  wrapped: v.optional(v.unknown()),
  item: v.optional(schemaNode),
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown()), []),
  literal: v.optional(v.unknown()),
  requirement: v.optional(v.unknown()),
});
type Node = v.InferOutput<typeof nodeSchema>;

/** The largest value; what it cannot be made of is left out. */
function accepted(schema: Schema): unknown {
  const value = largest(schema);
  const parsed = v.safeParse(schema, value);
  if (parsed.success || typeof value !== 'object' || value === null) return value;
  const refused = new Set(parsed.issues.map(({ path }) => path?.[0]?.key));
  return Object.fromEntries(Object.entries(value).filter(([key]) => !refused.has(key)));
}

function largest(schema: Schema): unknown {
  const node = v.parse(nodeSchema, schema);
  switch (node.type) {
    case 'optional':
    case 'exact_optional':
    case 'nullish':
    case 'nullable':
      return isSchema(node.wrapped) ? largest(node.wrapped) : undefined;
    case 'object':
    case 'loose_object':
    case 'strict_object':
    case 'object_with_rest':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).flatMap(([key, entry]) => (isSchema(entry) ? [[key, largest(entry)]] : [])),
      );
    case 'intersect':
      return Object.assign({}, ...node.options.map((option) => (isSchema(option) ? largest(option) : {})));
    case 'array': {
      const item = node.item === undefined ? undefined : largest(node.item);
      return Array.from({ length: limitOf(node) ?? NO_LIMIT }, () => item);
    }
    case 'union':
    case 'variant':
      return longest(node.options.map((option) => (isSchema(option) ? largest(option) : undefined)));
    case 'picklist':
      return longest(node.options);
    case 'literal':
      return node.literal;
    default:
      return longest([...texts(node), ...NARROW].filter((value) => v.is(schema, value)));
  }
}

/** Texts of the greatest length, those of wide characters first; identifiers joined by commas where the pipe takes them apart. */
function texts(node: Node): readonly string[] {
  const most = limitOf(node) ?? NO_LIMIT;
  const list = node.pipe.map((step) => v.safeParse(nodeSchema, step)).find(({ output }) => isList(output));
  const identifiers = Array.from({ length: list === undefined ? 1 : Math.floor(most / (IDENTIFIER + 1)) }, (_, place) =>
    String(place).padStart(IDENTIFIER, 'x'),
  );
  return [WIDE.repeat(most), 'x'.repeat(most), identifiers.join(','), 'x'.repeat(Math.min(most, IDENTIFIER))];
}

const isList = (value: unknown) => v.is(v.object({ type: v.literal('array') }), value);

/** The first limit of a pipe. */
function limitOf({ pipe }: Node): number | undefined {
  for (const step of pipe) {
    const limit = v.safeParse(v.object({ type: v.literal('max_length'), requirement: v.number() }), step);
    if (limit.success) return limit.output.requirement;
  }
  return undefined;
}

function longest(values: readonly unknown[]): unknown {
  const sizes = values.map((value) => [value, JSON.stringify(value)?.length ?? 0] as const);
  return sizes.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
