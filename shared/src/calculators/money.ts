/** Whole cents. */
export type Cents = number

/** 6.5 means 6.5%. */
export type Percent = number

/** Rounds half up. The epsilon corrects halves that binary fractions represent slightly too low, such as 1.005 dollars. */
export const roundCents = (amount: number): Cents => Math.round(amount * (1 + 2 * Number.EPSILON))

export const shareOf = (amount: Cents, percent: Percent): Cents => roundCents((amount * percent) / 100)

/** A loop, because old libraries on host pages override Array.prototype.reduce. */
export function sumOf(amounts: readonly Cents[]): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
