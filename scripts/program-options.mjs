import { parseArgs } from 'node:util';

/**
 * @typedef {object} Option
 * @property {'boolean' | 'string'} type
 * @property {string} about one line for `--help`
 * @property {string} [value] the name of its value in `--help`, such as `names`
 * @property {string} [default] the value when the option is left out; strings only
 */

/**
 * @template {Record<string, Option>} T
 * @typedef {object} Program
 * @property {string} usage how it is called, such as `pnpm check [options]`
 * @property {string} about what it does, one line or more
 * @property {T} options
 * @property {readonly [minimum: number, maximum: number]} [words] how many words other than options it takes; none when left out
 */

/**
 * @template {Record<string, Option>} T
 * @typedef {{ [K in keyof T]: T[K]['type'] extends 'boolean' ? boolean : T[K] extends { default: string } ? string : string | undefined }} Values
 */

/**
 * @template {Record<string, Option>} T
 * @typedef {{ kind: 'run', values: Values<T>, words: string[] } | { kind: 'help', text: string } | { kind: 'refused', text: string }} Parsed
 */

/**
 * The text of `--help`: usage, purpose, one line an option.
 * @param {Program<any>} program
 * @returns {string}
 */
export function helpText({ usage, about, options }) {
  /** @type {[string, string][]} */
  const lines = Object.entries(options).map(([name, { value, about: line, default: initial }]) => [
    `--${name}${value === undefined ? '' : ` <${value}>`}`,
    initial === undefined || initial === '' ? line : `${line} (default: ${initial})`,
  ]);
  lines.push(['--help', 'shows this']);
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    `Usage: ${usage}`,
    '',
    about,
    '',
    'Options:',
    ...lines.map(([name, line]) => `  ${name.padEnd(width)}  ${line}`),
  ].join('\n');
}

/**
 * Parses the words of a command line by a program's table of options.
 * @template {Record<string, Option>} const T
 * @param {Program<T>} program
 * @param {readonly string[]} args the words after the program's name; a leading `--` of a package manager is ignored
 * @returns {Parsed<T>}
 */
export function parseOptions(program, args) {
  const { options, words: [minimum, maximum] = [0, 0] } = program;
  const given = args[0] === '--' ? args.slice(1) : args;
  if (given.includes('--help') || given.includes('-h')) return { kind: 'help', text: helpText(program) };
  /** @param {string} sentence */
  const refused = (sentence) =>
    /** @type {const} */ ({ kind: 'refused', text: `${sentence} See: ${program.usage.split(' [')[0]} --help` });
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }])),
    });
    if (positionals.length > maximum) return refused(`"${positionals[maximum]}" is not expected here.`);
    if (positionals.length < minimum) return refused('A name is missing.');
    const complete = Object.entries(options).map(([name, { type, default: initial }]) => [
      name,
      values[name] ?? (type === 'boolean' ? false : initial),
    ]);
    return { kind: 'run', values: Object.fromEntries(complete), words: positionals };
  } catch (error) {
    // Node continues with advice about `--` that no option of ours needs.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    return refused(`${sentence.replace(/\.$/, '')}.`);
  }
}

/**
 * The options of this process. Prints the help and ends with 0 for `--help`; ends with 2 after a sentence for what it does not know.
 * @template {Record<string, Option>} const T
 * @param {Program<T>} program
 * @returns {{ values: Values<T>, words: string[] }}
 */
export function readOptions(program) {
  const parsed = parseOptions(program, process.argv.slice(2));
  if (parsed.kind === 'run') return parsed;
  (parsed.kind === 'help' ? process.stdout : process.stderr).write(`${parsed.text}\n`);
  process.exit(parsed.kind === 'help' ? 0 : 2);
}
