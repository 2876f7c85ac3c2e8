import * as z from 'zod'

const whole = (least: number, most: number) => {
  const message = `Please enter a whole number from ${least} to ${most}`
  return z.int(message).min(least, message).max(most, message)
}

export const AdvancedSettings = z.object({
  /** How long a new lead may wait for a first answer before it is called overdue; null: it never is. */
  answerWithinHours: whole(1, 720).nullable(),
  /** How long the file of an export lies there to be downloaded. */
  exportKeptDays: whole(1, 90),
  /** How long the file of an import is kept, with the rows that were refused. */
  importKeptDays: whole(1, 365),
})
export type AdvancedSettings = z.infer<typeof AdvancedSettings>
