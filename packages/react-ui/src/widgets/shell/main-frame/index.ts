export { MainFrame, type MainFrameProps } from './main-frame.tsx';
