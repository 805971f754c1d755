import * as v from 'valibot';

import {
  noticeChoice,
  noticeChoiceEndpoints,
  type AnsweredNoticeChoice,
  type NoticeChoice,
} from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import { createNoticeChoiceRepository } from './notice-choice.repository.ts';

export function createNoticeChoiceModule({ database, clock, mail }: Services): ServerModule {
  const choices = createNoticeChoiceRepository(database, clock);
  const answered = async (userId: string, choice: NoticeChoice): Promise<AnsweredNoticeChoice> => ({
    ...choice,
    mail: mail === null ? 'off' : (await mailAddressOf(database, userId)) === null ? 'noAddress' : 'on',
  });
  return {
    routes: [
      guardedRoute(noticeChoiceEndpoints.read, async (_input, { caller: { userId } }) =>
        ok({ result: await answered(userId, await choices.read(userId)) }),
      ),
      guardedRoute(noticeChoiceEndpoints.save, async ({ body }, { caller: { userId } }) => {
        const choice = v.parse(noticeChoice, { ...(await choices.read(userId)), ...body });
        await choices.save(userId, choice);
        return ok({ result: await answered(userId, choice) });
      }),
    ],
  };
}
