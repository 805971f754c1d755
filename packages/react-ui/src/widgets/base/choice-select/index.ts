export { ChoiceSelect, NothingToChoose, type ChoiceSelectProps } from './choice-select.tsx';
export { choiceSelectMessages } from './choice-select.messages.ts';
