import * as z from 'zod'

/** What is wrong on a website that shows a widget, as the widget found it there. */
export const siteFaults = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING'] as const
export type SiteFault = (typeof siteFaults)[number]

/** One page on which a widget was seen. */
export const Sighting = z.object({
  page: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  faults: z.array(z.enum(siteFaults)),
})
export type Sighting = z.infer<typeof Sighting>

/** How many pages are remembered of one widget: the last ones. */
export const sightingsMaximum = 50
