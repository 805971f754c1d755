import { err, ok, parseJson, type Result } from '../../../kernel/index.ts';

const PLACEHOLDER = /\$\{(?<name>[^${}]{1,50})\}/gu;

export type TemplateValues = Readonly<Record<string, string>>;

/** The names between `${` and `}` of a template, each once, in the order of the text. */
export function templateNames(content: string): readonly string[] {
  return [...new Set([...content.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? ''))];
}

/** The text with every name replaced by its value, once: what a value holds is not a template. The error names what is missing. */
export function filledTemplate(content: string, values: TemplateValues): Result<string, readonly string[]> {
  const missing = templateNames(content).filter((name) => valueOf(values, name) === '');
  return missing.length > 0
    ? err(missing)
    : ok(content.replace(PLACEHOLDER, (_, name: string) => valueOf(values, name)));
}

function valueOf(values: TemplateValues, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}

/** Values from a JSON object; undefined for any other text. Numbers and truth values become text, what is deeper is left out. */
export function templateValues(json: string): TemplateValues | undefined {
  const parsed = parseJson(json);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return undefined;
  return Object.fromEntries(
    Object.entries(parsed.value).flatMap(([name, value]: [string, unknown]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as const] : [],
    ),
  );
}
