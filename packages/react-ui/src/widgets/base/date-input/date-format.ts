import type { DateField } from '@evergreen/core/resources';
import dayjs, { type Dayjs } from 'dayjs';

/** How the wire writes a day and a moment. */
const FORMATS: Readonly<Record<DateField['type'], string>> = { date: 'YYYY-MM-DD', dateTime: 'YYYY-MM-DD HH:mm:ss' };

const WRITTEN: Readonly<Record<DateField['type'], RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/u,
  dateTime: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u,
};

/** The wire's text as antd's picker takes it; null for nothing and for a text that its owner has not read. */
export function parseDate(value: string | null, type: DateField['type']): Dayjs | null {
  if (value === null || !WRITTEN[type].test(value)) return null;
  const parsed = dayjs(value);
  // dayjs counts on from 30 February to 2 March.
  return parsed.format(FORMATS[type]) === value ? parsed : null;
}

export function formatTypedDate(value: Dayjs | null, type: DateField['type']): string | null {
  return value === null ? null : value.format(FORMATS[type]);
}

/** The wire's text as the browser's own input takes it: a `T` between day and time. */
export function toNativeDate(value: string | null): string {
  return (value ?? '').replace(' ', 'T');
}

/** What the browser's own input gives, as the wire writes it; such an input leaves out seconds of zero. */
export function fromNativeDate(value: string, type: DateField['type']): string | null {
  if (value === '') return null;
  if (type === 'date') return value;
  const [day = '', time = ''] = value.split('T');
  return `${day} ${time.length === 5 ? `${time}:00` : time.slice(0, 8)}`;
}
