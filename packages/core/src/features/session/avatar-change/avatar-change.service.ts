import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { profileEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { err, ok, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { createFileUpload, type FileUploadDependencies } from '../../files/file-upload/index.ts';
import type { ChosenFile } from '../../files/upload-list/index.ts';
import type { AuthService } from '../auth/index.ts';
import { avatarChangeMachine, type AvatarAnswer, type PictureAnswer } from './avatar-change.machine.ts';
import { avatarChangeMessages } from './avatar-change.messages.ts';
import type { AvatarChangeEmitted, AvatarChangeEvent, AvatarChangeFacts } from './avatar-change.types.ts';

export type AvatarChangeService = Service<AvatarChangeFacts, AvatarChangeEvent, AvatarChangeEmitted>;

export interface AvatarChangeDependencies extends FileUploadDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly auth: Pick<AuthService, 'send'>;
}

/** One's own picture: uploads the new one, then names it as the picture of the account. The session learns of it. */
export function createAvatarChange(dependencies: AvatarChangeDependencies): AvatarChangeService {
  const { client, clock, auth } = dependencies;
  const machine = avatarChangeMachine.provide({
    actors: {
      uploadPicture: fromPromise<PictureAnswer, ChosenFile | null>(({ input, signal }) =>
        input === null
          ? Promise.resolve(err(avatarChangeMessages.notSent))
          : storedPicture(dependencies, input, signal),
      ),
      saveAvatar: fromPromise<AvatarAnswer, string>(({ input }) =>
        client.call(profileEndpoints.changeAvatar, { body: { avatar: input }, isQuiet: true }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('avatar.changed', ({ user }) => auth.send({ type: 'user.changed', user }));
  actor.start();
  return serviceFromActor(actor, avatarChangeView);
}

function avatarChangeView({ value, context }: SnapshotFrom<typeof avatarChangeMachine>): AvatarChangeFacts {
  return { status: value, failure: context.failure };
}

/** Uploads one picture through a list of its own, and returns where it is stored. */
async function storedPicture(
  dependencies: FileUploadDependencies,
  file: ChosenFile,
  signal: AbortSignal,
): Promise<PictureAnswer> {
  const list = createFileUpload(dependencies, { value: null, accepts: 'image', maximum: 1 });
  try {
    return await new Promise<PictureAnswer>((resolve) => {
      list.on((emitted) => {
        // A file that the list refuses is only told; of one that was sent, the file says why it failed.
        if (emitted.type === 'notice.raised' && list.facts().files.length === 0) resolve(err(emitted.notice.text));
        if (emitted.type === 'report.received') resolve(err(emitted.report.title));
      });
      list.subscribe(() => {
        const [first] = list.facts().files;
        if (first?.status === 'done') resolve(ok(first.path));
        if (first?.status === 'error') resolve(err(first.message ?? avatarChangeMessages.notSent));
      });
      signal.addEventListener('abort', () => resolve(err(avatarChangeMessages.notSent)));
      list.send({ type: 'files.add', files: [file] });
    });
  } finally {
    list.dispose();
  }
}
