export const loanPrograms = ['ARM_5', 'FIXED_15', 'FIXED_30'] as const
export type LoanProgram = (typeof loanPrograms)[number]

export const loanProgramNames: Record<LoanProgram, string> = {
  ARM_5: '5-year ARM',
  FIXED_15: '15-year fixed',
  FIXED_30: '30-year fixed',
}
