/** Whole cents. */
export type Cents = number

/** As people say it: 6.5 is 6.5 %. */
export type Percent = number

/** Half a cent goes up. The nudge lifts halves that binary fractions hold a hair too low, such as 1.005 dollars. */
export const roundCents = (amount: number): Cents => Math.round(amount * (1 + 2 * Number.EPSILON))

export const shareOf = (amount: Cents, percent: Percent): Cents => roundCents((amount * percent) / 100)

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)
