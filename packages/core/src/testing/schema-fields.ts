import type { Endpoint, Schema } from '../contract/index.ts';

/** A part of a valibot schema, as far as its fields are concerned. */
interface SchemaPart {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly options?: readonly SchemaPart[];
  readonly wrapped?: SchemaPart;
  readonly item?: SchemaPart;
  readonly value?: SchemaPart;
  readonly rest?: SchemaPart | null;
  readonly getter?: (input: unknown) => SchemaPart;
}

/** The parts in which a value may have the shape asked for: wrappers taken off, each option of a union. */
function shapes(part: SchemaPart): readonly SchemaPart[] {
  if (part.type === 'lazy' && part.getter !== undefined) return shapes(part.getter(undefined));
  if (part.wrapped !== undefined) return shapes(part.wrapped);
  if (part.type === 'union' || part.type === 'intersect' || part.type === 'variant')
    return (part.options ?? []).flatMap(shapes);
  return [part];
}

function below(parts: readonly SchemaPart[], step: string): readonly SchemaPart[] {
  return parts.flatMap((part) => {
    const found =
      step === '[]'
        ? part.item
        : step === '*'
          ? (part.value ?? part.rest ?? undefined)
          : (part.entries?.[step] ?? part.value);
    return found === undefined ? [] : shapes(found);
  });
}

/** The steps of a path: `a.b[].c?` → a, b, [], c. */
export function fieldSteps(path: string): readonly string[] {
  return path
    .replace(/\?$/u, '')
    .split('.')
    .flatMap((name) => (name.endsWith('[]') ? [name.slice(0, -2), '[]'] : [name]))
    .filter((step) => step !== '');
}

/** Whether an answer may hold a field, by its path. */
export function hasField(schema: Schema, path: string): boolean {
  return fieldSteps(path).reduce(below, shapes(schema)).length > 0;
}

/** Whether a call takes a parameter of this name: of the path, the address or the body, or as its file. `self_*`: any that begins so. */
export function takesParameter({ params, query, body, fileField }: Endpoint, name: string): boolean {
  const step = name.endsWith('*') ? '*' : name;
  return fileField === name || [params, query, body].some((schema) => below(shapes(schema), step).length > 0);
}
