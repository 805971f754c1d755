/** Codes of states by what they mean: descriptions, hooks and figures say the name. The texts are those of the dictionaries. */
export const activityStates = {
  draft: '0',
  openForSignUp: '1',
  signUpClosed: '2',
  underWay: '3',
  over: '4',
  cancelled: '5',
} as const;

export const signUpStates = { waiting: '0', passed: '1', refused: '2', present: '3', absent: '4' } as const;

/** Of whatever is reviewed. */
export const reviewStates = { waiting: '0', passed: '1', rejected: '2' } as const;

export const retireeStates = { inCare: '1', movedOut: '2', deceased: '3' } as const;

export const shopOrderStates = {
  toBePaid: '1',
  toBeAccepted: '2',
  toBeAssigned: '3',
  onTheWay: '4',
  done: '5',
  refundAskedFor: '6',
  refunded: '7',
  reviewed: '8',
  cancelled: '9',
  refused: '10',
  toBeCollected: '21',
} as const;
