import * as z from 'zod'
import { OptionalText } from '../http/fields.ts'
import { bounds } from '../landing-pages/layout-rules.ts'

/** As much as on a page of its own. */
export const accountCodeMaximum = bounds.trackingCode

export const AccountCode = z.object({
  trackingCode: z.string(),
  /** What visitors can meet with it: published landing pages, and the hosted forms of published pages and widgets. */
  runsOn: z.object({ landingPages: z.number(), forms: z.number() }),
})
export type AccountCode = z.infer<typeof AccountCode>

export const AccountCodeChange = z.object({
  trackingCode: OptionalText(accountCodeMaximum),
  /** The code as it was when it was opened: one that was changed meanwhile is not written over. */
  basedOn: z.string().max(accountCodeMaximum),
})
export type AccountCodeChange = z.infer<typeof AccountCodeChange>
