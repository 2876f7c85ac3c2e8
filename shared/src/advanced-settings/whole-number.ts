import * as z from 'zod'

/** A whole number within bounds, for a field that states them. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const message = `Please enter a whole number from ${minimum} to ${maximum}`
  return z.int(message).min(minimum, message).max(maximum, message)
}
