import { localized } from '@evergreen/core/kernel';

export const completionMessages = {
  description: localized('输出命令补全脚本：bash、zsh 或 fish', 'print a completion script for bash, zsh or fish'),
  shell: localized('bash、zsh 或 fish', 'bash, zsh or fish'),
  unknownShell: (shell: string) =>
    localized(
      `没有 ${shell} 的补全脚本，可用 bash、zsh 或 fish`,
      `There is no script for ${shell}: use bash, zsh or fish`,
    ),
  examples: localized(
    [
      '  source <(evergreen completion bash)',
      '  evergreen completion fish > ~/.config/fish/completions/evergreen.fish',
    ].join('\n'),
    [
      '  source <(evergreen completion bash)',
      '  evergreen completion fish > ~/.config/fish/completions/evergreen.fish',
    ].join('\n'),
  ),
} as const;
