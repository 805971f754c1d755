import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { SavedProfile } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { ChosenFile } from '../../files/upload-list/index.ts';
import { avatarChangeMessages } from './avatar-change.messages.ts';
import type { AvatarChangeEmitted, AvatarChangeEvent } from './avatar-change.types.ts';

/** Path of the stored picture, or why it was not stored. */
export type PictureAnswer = Result<string, LocalizedText>;
export type AvatarAnswer = Result<Answer<SavedProfile>, HttpFailure>;

export interface AvatarChangeContext {
  readonly file: ChosenFile | null;
  /** Path to save; empty for none. */
  readonly path: string;
  readonly failure: LocalizedText | null;
}

export const avatarChangeMachine = setup({
  types: machineTypes<{
    context: AvatarChangeContext;
    events: AvatarChangeEvent;
    emitted: AvatarChangeEmitted;
  }>(),
  actors: {
    uploadPicture: fromPromise<PictureAnswer, ChosenFile | null>(notProvided('avatarChange')),
    saveAvatar: fromPromise<AvatarAnswer, string>(notProvided('avatarChange')),
  },
  guards: {
    isStored: (_, answer: PictureAnswer) => answer.ok,
    isAccepted: (_, answer: AvatarAnswer) => answer.ok,
  },
  actions: {
    takeFile: assign((_, file: ChosenFile) => ({ file, failure: null })),
    takePath: assign((_, answer: PictureAnswer) => ({ file: null, path: answer.ok ? answer.value : '' })),
    forgetPath: assign({ path: '', failure: null }),
    takePictureFailure: assign((_, answer: PictureAnswer) => ({
      file: null,
      failure: answer.ok ? null : answer.error,
    })),
    takeRefusal: assign((_, answer: AvatarAnswer) => ({ failure: answer.ok ? null : failureText(answer.error) })),
    tellChanged: enqueueActions(({ enqueue }, answer: AvatarAnswer) => {
      if (!answer.ok) return;
      const { result, message } = answer.value;
      enqueue.emit({ type: 'avatar.changed', profile: result.profile, user: result.userInfo });
      const text = message === '' ? avatarChangeMessages.saved : sameText(message);
      enqueue.emit({ type: 'notice.raised', notice: { level: 'success', text } });
    }),
  },
}).createMachine({
  id: 'avatarChange',
  context: { file: null, path: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'picture.choose': {
          target: 'uploading',
          actions: { type: 'takeFile', params: ({ event }) => event.file },
        },
        'picture.remove': { target: 'saving', actions: 'forgetPath' },
      },
    },
    uploading: {
      invoke: {
        src: 'uploadPicture',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isStored', params: output },
            target: 'saving',
            actions: { type: 'takePath', params: output },
          },
          { target: 'idle', actions: { type: 'takePictureFailure', params: output } },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveAvatar',
        input: ({ context }) => context.path,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'idle',
            actions: { type: 'tellChanged', params: output },
          },
          { target: 'idle', actions: { type: 'takeRefusal', params: output } },
        ],
      },
    },
  },
});
