import * as z from 'zod'
import { wholeNumber } from './whole-number.ts'

export const AdvancedSettings = z.object({
  /** How long an export file can be downloaded. */
  exportKeptDays: wholeNumber(1, 90),
  /** How long an import file and its rejected rows are kept. */
  importKeptDays: wholeNumber(1, 365),
})
export type AdvancedSettings = z.infer<typeof AdvancedSettings>
