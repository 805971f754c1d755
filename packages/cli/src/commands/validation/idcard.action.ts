import { checkValues, type CheckingOptions } from '../../check-values.ts';
import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { valueSource, type SourceOptions } from '../../value-source.ts';
import { idCardCheck, loadRegions } from './id-card-check.ts';

export type IdCardCommandOptions = SourceOptions & CheckingOptions;

/** Check identity card numbers. Region names are lazy-loaded only when they are printed. */
export async function idCards(
  context: CommandContext,
  numbers: readonly string[],
  options: IdCardCommandOptions,
): Promise<ExitCode> {
  const source = valueSource(context.io, numbers, options);
  if (!source.ok) {
    context.complain(source.error);
    return 2;
  }
  const isShown = source.value.kind !== 'column' || options.all === true;
  const check = idCardCheck(context.io.clock.now(), isShown ? await loadRegions() : undefined);
  return checkValues(context, source.value, check, options);
}
