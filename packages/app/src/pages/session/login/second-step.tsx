import { useCore, useSelectedFacts } from '@evergreen/react-ui/adapter';
import type { AuthFacts } from '@evergreen/core/session/auth';

import { CodeStep } from './code-step.tsx';
import { EnrolmentStep } from './enrolment-step.tsx';

const stepOf = ({ secondStep }: AuthFacts) => secondStep;

/** What is asked after the first factor: a code, or to set the second factor up. */
export function SecondStepForm() {
  const { auth } = useCore();
  const step = useSelectedFacts(auth, stepOf);
  if (step === null) return null;
  return step.step === 'code' ? <CodeStep key={step.ticket} /> : <EnrolmentStep key={step.ticket} />;
}
