import { openApiDocument } from '@evergreen/core/resources/openapi';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { openApiMessages } from './openapi.messages.ts';

/** Prints the description of the contract, or writes it to a file; asks no server. */
export async function exportOpenApi(context: CommandContext, file: string | undefined): Promise<ExitCode> {
  const document = JSON.stringify(openApiDocument(), null, 2);
  if (file === undefined) {
    context.print(document);
    return 0;
  }
  try {
    await context.io.writeFile(file, `${document}\n`);
    return 0;
  } catch (problem) {
    context.complain(openApiMessages.unwritable(file, problem instanceof Error ? problem.message : String(problem)));
    return 1;
  }
}
