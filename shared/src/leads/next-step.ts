import * as z from 'zod'
import { RequiredText } from '../http/fields.ts'
import { DueTime } from './due-time.ts'

/** What to do next for a lead, and when. */
export const NextStep = z.object({ action: RequiredText(200), at: DueTime })
export type NextStep = z.infer<typeof NextStep>
