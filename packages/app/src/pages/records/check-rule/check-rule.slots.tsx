import { CodeRuleInput } from '@evergreen/react-ui/widgets/validation/code-rule-input';

import type { ResourceSlots } from '../resource/resource-slots.types.ts';
import { RuleTryDialog } from './rule-try-dialog.tsx';

export const checkRuleSlots: ResourceSlots = {
  dialogs: { try: RuleTryDialog },
  inputs: { ruleJson: CodeRuleInput },
};
