/** True if the agency's own costs include commissions; then the calculator does not ask for them. */
export const hasCommissionCost = (costs: readonly { title: string }[]): boolean =>
  costs.some(({ title }) => /commission|comisi[oó]n|\bagents?\b|\bagentes?\b|realtor/i.test(title))
