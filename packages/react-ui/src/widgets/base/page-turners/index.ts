export { usePageTurners } from './page-turners.tsx';
