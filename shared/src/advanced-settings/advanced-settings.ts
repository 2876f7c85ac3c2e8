import * as z from 'zod'
import { OfficeHours } from '../leads/office-hours.ts'

const wholeNumber = (minimum: number, maximum: number) => {
  const message = `Please enter a whole number from ${minimum} to ${maximum}`
  return z.int(message).min(minimum, message).max(maximum, message)
}

export const AdvancedSettings = z.object({
  /** A new lead is overdue if it has had no response after this time. Null means never. */
  answerWithinHours: wholeNumber(1, 720).nullable(),
  /** When this time runs. Null means around the clock. */
  officeHours: OfficeHours.nullable(),
  /** How long an export file can be downloaded. */
  exportKeptDays: wholeNumber(1, 90),
  /** How long an import file and its rejected rows are kept. */
  importKeptDays: wholeNumber(1, 365),
})
export type AdvancedSettings = z.infer<typeof AdvancedSettings>
