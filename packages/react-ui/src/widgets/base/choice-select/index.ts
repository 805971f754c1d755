export { ChoiceSelect, NothingToChoose, type ChoiceSelectProps } from './choice-select.tsx';
export { choiceSelectMessages } from './choice-select.messages.ts';
export { foundByLabel } from './found-by-label.ts';
