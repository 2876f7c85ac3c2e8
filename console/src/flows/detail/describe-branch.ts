import type { Step } from '@gable/shared/flows/step.ts'

/** The heading of a branch: `If it matches`, `50 %`. */
export function describeBranch(step: Step, key: string): string {
  if (step.kind === 'SPLIT') return `${step.branches.find((branch) => branch.key === key)?.percent ?? 0}% of contacts`
  return labels[key] ?? key
}

const labels: Record<string, string> = {
  YES: 'If they match',
  NO: 'If they do not',
  HAPPENED: 'If it happens',
  TIMED_OUT: 'If it does not happen in time',
}
