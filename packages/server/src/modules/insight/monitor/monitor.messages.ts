import { localized } from '@evergreen/core/kernel';

export const monitorServerMessages = {
  platformOnly: localized(
    '运行监控属于平台，请切换到平台（租户 0）后查看',
    'Monitoring belongs to the platform. Switch to the platform itself, tenant 0.',
  ),
  processGone: localized('该服务进程已不存在，请刷新后重试', 'This server process is gone. Refresh and try again.'),
  cleared: (entries: number) => localized(`已清空 ${entries} 个条目`, `${entries} entries are gone.`),
} as const;
