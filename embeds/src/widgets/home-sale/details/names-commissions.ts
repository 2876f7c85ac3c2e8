/** Whether the agency itself counts commissions among its costs: then nobody is asked for them again. */
export const namesCommissions = (costs: readonly { title: string }[]): boolean =>
  costs.some(({ title }) => /commission|comisi[oó]n|\bagents?\b|\bagentes?\b|realtor/i.test(title))
