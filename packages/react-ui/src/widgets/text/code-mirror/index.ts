export { useCodeMirror } from './use-code-mirror.ts';
