import type { PermissionPolicy } from '@evergreen/core/permissions';
import { Command, Option } from 'commander';

import { cliMessages } from '../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../cli.types.ts';
import type { ExplainOptions } from './permission.action.ts';
import { permissionCommandMessages } from './permission.messages.ts';

const policies: readonly PermissionPolicy[] = ['strict', 'directive', 'helper'];

export function permissionCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const examples = `\n${cliMessages.examples[locale]}\n${permissionCommandMessages.examples[locale]}`;
  const explain = new Command('explain')
    .description(permissionCommandMessages.explain[locale])
    .argument('<action>', permissionCommandMessages.action[locale])
    .addOption(new Option('--policy <policy>', permissionCommandMessages.policy[locale]).choices(policies))
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${permissionCommandMessages.answerCode[locale]}\n${examples}`)
    .action((action: string, options: ExplainOptions) =>
      finish(async () => {
        const { explainPermission } = await import('./permission.action.ts');
        return explainPermission(context, action, options);
      }),
    );
  const command = new Command('permission')
    .description(permissionCommandMessages.description[locale])
    .addCommand(explain)
    .addHelpText('after', examples);
  return { command };
}
