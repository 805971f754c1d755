export { YesNoSwitch, type YesNoSwitchProps } from './yes-no-switch.tsx';
