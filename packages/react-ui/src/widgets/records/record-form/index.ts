export { FieldInput, type FieldInputProps } from './parts/field-input.tsx';
export type { InputSlotProps, InputSlots } from './input-slot.types.ts';
export { RecordForm, type RecordFormProps } from './record-form.tsx';
