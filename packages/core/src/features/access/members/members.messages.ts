import { localized } from '../../../kernel/index.ts';

export const membersMessages = { changed: localized('成员已更新', 'The members were changed.') } as const;
