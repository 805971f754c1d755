import type { PermissionPolicy } from '@evergreen/core/access/permissions';
import { Command, Option } from 'commander';

import { cliMessages } from '../../cli.messages.ts';
import type { CommandContext, CommandDefinition, Finish } from '../../cli.types.ts';
import type { ExplainOptions } from './permission.action.ts';
import { permissionCommandMessages } from './permission.messages.ts';
import type { DiffOptions, PreviewOptions } from './role-rights.action.ts';
import { roleRightsMessages } from './role-rights.messages.ts';

const policies: readonly PermissionPolicy[] = ['strict', 'directive', 'helper'];

export function permissionCommand(context: CommandContext, finish: Finish): CommandDefinition {
  const { locale } = context;
  const examples = `\n${cliMessages.examples[locale]}\n${permissionCommandMessages.examples[locale]}`;
  const explain = new Command('explain')
    .description(permissionCommandMessages.explain[locale])
    .argument('<action>', permissionCommandMessages.action[locale])
    .addOption(new Option('--policy <policy>', permissionCommandMessages.policy[locale]).choices(policies))
    .option('--user <account>', permissionCommandMessages.user[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${permissionCommandMessages.answerCode[locale]}\n${examples}`)
    .action((action: string, options: ExplainOptions) =>
      finish(async () => {
        const { explainPermission } = await import('./permission.action.ts');
        return explainPermission(context, action, options);
      }),
    );
  const diff = new Command('diff')
    .description(roleRightsMessages.diff[locale])
    .argument('<role>', roleRightsMessages.role[locale])
    .argument('<other>', roleRightsMessages.role[locale])
    .option('--all', roleRightsMessages.all[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${roleRightsMessages.diffExamples[locale]}`)
    .action((role: string, other: string, options: DiffOptions) =>
      finish(async () => {
        const { diffRoles } = await import('./role-rights.action.ts');
        return diffRoles(context, [role, other], options);
      }),
    );
  const preview = new Command('preview')
    .description(roleRightsMessages.preview[locale])
    .argument('<role>', roleRightsMessages.role[locale])
    .option('--json', cliMessages.json[locale])
    .addHelpText('after', `\n${cliMessages.examples[locale]}\n${roleRightsMessages.previewExamples[locale]}`)
    .action((role: string, options: PreviewOptions) =>
      finish(async () => {
        const { previewRights } = await import('./role-rights.action.ts');
        return previewRights(context, role, options);
      }),
    );
  const command = new Command('permission')
    .description(permissionCommandMessages.description[locale])
    .addCommand(explain)
    .addCommand(diff)
    .addCommand(preview)
    .addHelpText('after', examples);
  return { command };
}
