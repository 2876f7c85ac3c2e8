/** Whole cents. */
export type Cents = number

/** As people say it: 6.5 is 6.5 %. */
export type Percent = number

/** Half a cent goes up. The nudge lifts halves that binary fractions hold a hair too low, such as 1.005 dollars. */
export const roundCents = (amount: number): Cents => Math.round(amount * (1 + 2 * Number.EPSILON))

export const shareOf = (amount: Cents, percent: Percent): Cents => roundCents((amount * percent) / 100)

/** Step by step: old libraries on websites have put a `reduce` of their own into arrays. */
export function sumOf(amounts: readonly Cents[]): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
