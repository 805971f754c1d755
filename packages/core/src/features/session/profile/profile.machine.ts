import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import type { OwnProfile, ProfileEdit } from '../../../contract/index.ts';
import { given, machineTypes, notProvided, output } from '../../../machine/index.ts';
import { profileMessages } from './profile.messages.ts';
import {
  isOvertaken,
  PROFILE_FIELDS,
  profileEditOf,
  profileErrors,
  profileSavedNotice,
  shownProfileErrors,
  unreadProfile,
  withLeftField,
  withNewerProfile,
  withProfile,
  withProfileRefusal,
  withProfileValue,
  withReadFailure,
  type ProfileState,
  type ReadProfileAnswer,
  type SaveProfileAnswer,
} from './profile.model.ts';
import type { ProfileEmitted, ProfileEvent, ProfileField } from './profile.types.ts';

export interface ProfileContext {
  readonly form: ProfileState;
  /** `YYYY-MM-DD`, as of the last event. */
  readonly today: string;
}

export const profileMachine = setup({
  types: machineTypes<{
    context: ProfileContext;
    events: ProfileEvent;
    emitted: ProfileEmitted;
    input: Pick<ProfileContext, 'today'>;
  }>(),
  actors: {
    readProfile: fromPromise<ReadProfileAnswer>(notProvided('profile')),
    saveProfile: fromPromise<SaveProfileAnswer, ProfileEdit>(notProvided('profile')),
  },
  guards: {
    isRead: (_, answer: ReadProfileAnswer) => answer.ok,
    isSaved: (_, answer: SaveProfileAnswer) => answer.ok,
    isOvertaken: (_, answer: SaveProfileAnswer) => isOvertaken(answer),
    isComplete: ({ context: { form, today } }) => Object.keys(profileErrors(form.values, today)).length === 0,
  },
  actions: {
    readToday: assign(({ context }) => ({ today: context.today })),
    takeProfile: assign(({ context }, answer: ReadProfileAnswer) => ({
      form: answer.ok ? withProfile(context.form, answer.value) : context.form,
    })),
    mergeProfile: assign(({ context }, answer: ReadProfileAnswer) => ({
      form: answer.ok ? withNewerProfile(context.form, answer.value) : context.form,
    })),
    takeChanged: assign(({ context }, profile: OwnProfile) => ({ form: withNewerProfile(context.form, profile) })),
    takeSaved: assign(({ context }, answer: SaveProfileAnswer) => ({
      form: answer.ok ? withProfile(context.form, answer.value.result.profile) : context.form,
    })),
    rememberReadFailure: assign(({ context }, answer: ReadProfileAnswer) => ({
      form: withReadFailure(context.form, answer),
    })),
    changeValue: assign(({ context }, { field, value }: { readonly field: ProfileField; readonly value: string }) => ({
      form: withProfileValue(context.form, field, value),
    })),
    leaveField: assign(({ context }, field: ProfileField) => ({ form: withLeftField(context.form, field) })),
    checkAll: assign(({ context }) => ({ form: { ...context.form, checked: PROFILE_FIELDS } })),
    forgetFailure: assign(({ context }) => ({ form: { ...context.form, failure: null, refusals: {} } })),
    resetForm: assign(({ context: { form } }) => ({
      form: form.profile === null ? form : withProfile(form, form.profile),
    })),
    takeRefusal: assign(({ context }, answer: SaveProfileAnswer) => ({
      form: withProfileRefusal(context.form, answer),
    })),
    tellRefused: enqueueActions(({ context: { form, today }, enqueue }) => {
      const errors = shownProfileErrors(form, today);
      const fields = PROFILE_FIELDS.filter((field) => errors[field] !== undefined);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    tellSaved: enqueueActions(({ enqueue }, answer: SaveProfileAnswer) => {
      if (!answer.ok) return;
      enqueue.emit({ type: 'profile.saved', user: answer.value.result.userInfo });
      enqueue.emit({ type: 'notice.raised', notice: profileSavedNotice(answer.value) });
    }),
    tellOvertaken: enqueueActions(({ enqueue }) =>
      enqueue.emit({ type: 'notice.raised', notice: { level: 'warning', text: profileMessages.overtaken } }),
    ),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ form: unreadProfile, today: input.today }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'editing',
            actions: { type: 'takeProfile', params: output },
          },
          { target: 'failed', actions: { type: 'rememberReadFailure', params: output } },
        ],
      },
    },
    failed: { on: { 'profile.retry': 'loading' } },
    editing: {
      on: {
        'profile.changed': { actions: { type: 'takeChanged', params: ({ event }) => event.profile } },
        'value.change': { actions: { type: 'changeValue', params: given } },
        'value.leave': { actions: ['readToday', { type: 'leaveField', params: ({ event }) => event.field }] },
        'form.reset': { actions: 'resetForm' },
        'form.submit': [
          { guard: 'isComplete', target: 'saving', actions: 'forgetFailure' },
          { actions: ['readToday', 'checkAll', 'tellRefused'] },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => profileEditOf(context.form),
        onDone: [
          {
            guard: { type: 'isSaved', params: output },
            target: 'editing',
            actions: [
              { type: 'takeSaved', params: output },
              { type: 'tellSaved', params: output },
            ],
          },
          { guard: { type: 'isOvertaken', params: output }, target: 'merging' },
          {
            target: 'editing',
            actions: [{ type: 'takeRefusal', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    merging: {
      invoke: {
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'editing',
            actions: [{ type: 'mergeProfile', params: output }, 'tellOvertaken'],
          },
          { target: 'editing', actions: { type: 'rememberReadFailure', params: output } },
        ],
      },
    },
  },
});
