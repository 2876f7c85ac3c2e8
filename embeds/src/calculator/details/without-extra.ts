import type { Loan } from '@gable/shared/calculators/schedule.ts'

/** The same loan paid back as it asks, and no sooner. */
export const withoutExtra = ({ extraMonthly: _, oneTime: __, ...loan }: Loan): Loan => loan
