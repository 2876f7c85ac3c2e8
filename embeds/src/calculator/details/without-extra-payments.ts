import type { Loan } from '@gable/shared/calculators/schedule.ts'

export const withoutExtraPayments = ({ extraMonthly: _, oneTime: __, ...loan }: Loan): Loan => loan
