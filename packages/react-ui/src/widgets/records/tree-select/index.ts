export { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';
