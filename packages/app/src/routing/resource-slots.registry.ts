import type { ResourceSlots } from '../pages/records/resource/resource-slots.types.ts';

/** The slots of the resources that have any; a test compares them with the descriptions. */
export const resourceSlots: Readonly<Record<string, () => Promise<ResourceSlots>>> = {
  department: async () => (await import('../pages/access/department/department.slots.tsx')).departmentSlots,
  role: async () => (await import('../pages/access/role/role.slots.tsx')).roleSlots,
  dataRule: async () => (await import('../pages/access/data-rule/data-rule.slots.tsx')).dataRuleSlots,
  user: async () => (await import('../pages/access/user/user.slots.tsx')).userSlots,
  dict: async () => (await import('../pages/records/dictionary/dictionary.slots.tsx')).dictionarySlots,
  checkRule: async () => (await import('../pages/records/check-rule/check-rule.slots.tsx')).checkRuleSlots,
  dataLog: async () => (await import('../pages/records/data-log/data-log.slots.tsx')).dataLogSlots,
  storedFile: async () => (await import('../pages/files/stored-files/stored-file.slots.tsx')).storedFileSlots,
  onlineForm: async () => (await import('../pages/online/online-form/online-form.slots.tsx')).onlineFormSlots,
  quartzJob: async () => (await import('../pages/schedule/quartz-jobs/quartz-job.slots.tsx')).quartzJobSlots,
  messageTemplate: async () =>
    (await import('../pages/messaging/message-template/message-template.slots.tsx')).messageTemplateSlots,
};

/** The slots of a resource; none where nothing is registered. */
export async function resourceSlotsOf(resource: string): Promise<ResourceSlots> {
  return Object.hasOwn(resourceSlots, resource) ? ((await resourceSlots[resource]?.()) ?? {}) : {};
}
