import * as z from 'zod'
import { OptionalText } from '../http/fields.ts'
import { maxLengths } from '../landing-pages/layout-rules.ts'
import { nothingToRun, runsSomething } from './tracking-code-warning.ts'

/** The same limit as for a single page. */
export const maxTrackingCodeLength = maxLengths.trackingCode

export const TrackingCode = z.object({
  trackingCode: z.string(),
  /** The number of published landing pages, and of the hosted forms of published pages and widgets. */
  runsOn: z.object({ landingPages: z.number(), forms: z.number() }),
})
export type TrackingCode = z.infer<typeof TrackingCode>

export const TrackingCodeUpdate = z.object({
  trackingCode: OptionalText(maxTrackingCodeLength).refine((code) => code === '' || runsSomething(code), nothingToRun),
  /** The code that the change is based on. If it has changed since, the server answers 409. */
  basedOn: z.string().max(maxTrackingCodeLength),
})
export type TrackingCodeUpdate = z.infer<typeof TrackingCodeUpdate>
