type Figure = number | null | undefined

/** Entrances out of views, in percent. */
export const entranceRate = (counted: { views: Figure; entrances: Figure }) =>
  percentOf(counted.entrances, counted.views)

/** Submissions out of entrances, in percent. */
export const conversionRate = (counted: { entrances: Figure; submissions: Figure }) =>
  percentOf(counted.submissions, counted.entrances)

/** Clicks out of views, in percent. */
export const clickThroughRate = (counted: { views: Figure; clicks: Figure }) => percentOf(counted.clicks, counted.views)

/** Submissions out of clicks, in percent. */
export const clickConversionRate = (counted: { clicks: Figure; submissions: Figure }) =>
  percentOf(counted.submissions, counted.clicks)

/** Part of whole in percent, from 0 to 100 with one decimal; 0 where there is nothing to divide by. */
export function percentOf(part: Figure, whole: Figure) {
  if (!part || !whole || !Number.isFinite(part) || !Number.isFinite(whole)) return 0
  return Math.round(capped((part / whole) * 100) * 10) / 10
}

/** A rate never says more than everything. */
export const capped = (percent: number) => Math.min(100, Math.max(0, percent))
