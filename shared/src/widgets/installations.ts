import * as z from 'zod'

/** What is wrong on a website that shows a widget, as the widget found it there. */
export const siteProblems = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING'] as const
export type SiteProblem = (typeof siteProblems)[number]

/** One page on which a widget was seen. */
export const WidgetInstallation = z.object({
  page: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  faults: z.array(z.enum(siteProblems)),
})
export type WidgetInstallation = z.infer<typeof WidgetInstallation>

/** How many pages are remembered of one widget: the last ones. */
export const installationsMaximum = 50
