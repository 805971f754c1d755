export { EllipsisText, type EllipsisTextProps } from './ellipsis-text.tsx';
