export { ShareBar, type ShareBarProps } from './share-bar.tsx';
