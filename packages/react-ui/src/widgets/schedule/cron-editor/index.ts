export { CronInput, type CronInputProps } from './cron-input.tsx';
