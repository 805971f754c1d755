import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { signUpStates as states } from './business-states.ts';
import { chooseRegistered, isUnregistered, registeredPerson } from './registered-person.ts';

/** Nobody is present or absent before the day on which the activity begins. */
const isTheDay = {
  condition: { field: 'activityStart', rule: 'le', value: { of: 'today' } },
  otherwise: localized(
    '活动于 {activityStart} 开始，当天起才能登记签到和缺席',
    'The activity begins on {activityStart}. Presence and absence are recorded from that day on.',
  ),
} as const;

/** Who takes part in an activity; kept under their activity. */
export const activitySignUpResource = defineResource({
  name: 'activitySignUp',
  path: '/isps/activitySignUp',
  title: localized('活动报名', 'Sign-ups'),
  singular: localized('报名', 'Sign-up'),
  permissionPrefix: 'activitySignUp',
  labelField: 'name',
  lookup: 'nobody',
  scope: 'tenant',
  within: 'activityId',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['name', 'status', 'phone', 'activityId', 'createTime', 'checkInTime', 'reason'],
  views: [
    {
      key: 'waiting',
      title: localized('待审核', 'Waiting'),
      search: { status: states.waiting },
      work: { actions: ['pass'], title: localized('待审核的报名', 'Sign-ups to review') },
    },
    {
      key: 'toCheckIn',
      title: localized('待签到', 'To check in'),
      search: { status: states.passed, applies: 'checkIn' },
      work: { actions: ['checkIn'], title: localized('待签到的人', 'People to check in') },
    },
    { key: 'present', title: localized('已签到', 'Present'), search: { status: states.present } },
  ],
  sheets: {
    signIn: {
      title: localized('签到表', 'Sign-in sheet'),
      heading: ['activityId', 'activityStart'],
      condition: { field: 'status', rule: 'in', value: [states.passed, states.present, states.absent] },
      columns: [
        { field: 'name' },
        { field: 'phone', title: localized('手机尾号', 'Mobile ends in'), tail: 4 },
        { blank: localized('签名', 'Signature'), room: 28 },
        { blank: localized('备注', 'Remark'), room: 20 },
      ],
    },
  },
  actions: {
    pass: {
      label: localized('通过', 'Pass'),
      on: 'rows',
      right: 'audit',
      isDecision: true,
      move: { field: 'status', from: [states.waiting, states.refused], to: states.passed },
      sets: { reason: null },
    },
    refuse: {
      label: localized('拒绝', 'Refuse'),
      on: 'rows',
      right: 'audit',
      isDanger: true,
      isDecision: true,
      move: { field: 'status', from: [states.waiting, states.passed], to: states.refused },
      asks: { reason: 'required' },
    },
    checkIn: {
      label: localized('签到', 'Check in'),
      on: 'rows',
      when: isTheDay,
      move: { field: 'status', from: [states.passed, states.absent], to: states.present },
      stamp: { at: 'checkInTime' },
    },
    markAbsent: {
      label: localized('标为缺席', 'Mark as absent'),
      on: 'rows',
      right: 'checkIn',
      when: isTheDay,
      move: { field: 'status', from: [states.passed, states.present], to: states.absent },
      sets: { checkInTime: null },
    },
  },
  fields: {
    activityId: {
      type: 'reference',
      resource: 'activity',
      label: localized('活动', 'Activity'),
      isRequired: true,
      search: 'equals',
      column: { width: 260 },
    },
    activityStart: {
      type: 'joined',
      through: 'activityId',
      field: 'startTime',
      as: 'dateTime',
      label: localized('活动开始时间', 'Start of the activity'),
      column: { width: 170 },
    },
    retireeId: { ...registeredPerson, onceWithin: 'activityId', form: { hint: chooseRegistered } },
    name: {
      type: 'text',
      label: localized('姓名', 'Name'),
      aliases: ['名字'],
      maximumLength: 30,
      requiredWhen: isUnregistered,
      filledFrom: { through: 'retireeId', field: 'name' },
      search: 'contains',
      column: { width: 120, isSortable: true },
    },
    phone: {
      type: 'text',
      label: localized('手机号码', 'Mobile number'),
      aliases: ['手机', '手机号', '移动电话', '联系电话', '电话'],
      maximumLength: 11,
      rule: 'mobile',
      mask: 'phone',
      requiredWhen: isUnregistered,
      filledFrom: { through: 'retireeId', field: 'phone' },
      search: 'equals',
      column: { width: 140 },
    },
    status: {
      type: 'state',
      dictionary: 'sign_up_status',
      states,
      initial: states.waiting,
      label: localized('报名状态', 'Status'),
      search: 'equals',
      column: { width: 110 },
    },
    checkInTime: {
      type: 'dateTime',
      label: localized('签到时间', 'Checked in at'),
      column: { width: 180, isSortable: true },
      form: false,
    },
    reason: {
      type: 'multilineText',
      label: localized('拒绝原因', 'Reason'),
      maximumLength: 200,
      phrases: [
        localized('名额已满', 'No places are left.'),
        localized('不在活动面向的人群内', 'The activity is not for this person.'),
        localized('信息有误，请核对后重新报名', 'The details are not right. Check them and sign up again.'),
      ],
      column: { width: 220 },
      form: false,
    },
    remark: {
      type: 'multilineText',
      label: localized('备注', 'Remark'),
      maximumLength: 200,
      column: false,
      form: { isWide: true },
    },
  },
});
