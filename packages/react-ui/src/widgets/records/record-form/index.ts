export type { InputSlotProps, InputSlots } from './input-slot.types.ts';
export { RecordForm, type RecordFormProps } from './record-form.tsx';
