import * as z from 'zod'

/** Installation problems that a widget detects on its web page. */
export const siteProblems = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING'] as const
export type SiteProblem = (typeof siteProblems)[number]

/** A web page that shows a widget. */
export const WidgetInstallation = z.object({
  page: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  faults: z.array(z.enum(siteProblems)),
})
export type WidgetInstallation = z.infer<typeof WidgetInstallation>

/** Only the most recent pages of a widget are stored. */
export const installationsMaximum = 50
