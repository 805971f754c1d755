export { GrantEditor } from './grant-editor.tsx';
