import { pluralize } from '../text/pluralize.ts'
/** What a contact does that shows interest. Only what a person did counts, never a scanner or a mail program. */
export const engagementKinds = ['submissions', 'replies', 'scans', 'clicks', 'visits', 'opens'] as const
type EngagementKind = (typeof engagementKinds)[number]
export type Engagement = Record<EngagementKind, number>

/** The points of each kind, most telling first. */
const warmthPoints: Readonly<Engagement> = {
  submissions: 10,
  replies: 10,
  scans: 5,
  clicks: 4,
  visits: 3,
  opens: 1,
}

/** Each kind counts up to this often on one day: an afternoon of clicks is one moment of interest. */
const countedPerDay = 3

export const warmthLevels = ['HOT', 'WARM', 'COOL', 'COLD'] as const
export type WarmthLevel = (typeof warmthLevels)[number]

/** The fewest points of each level. */
export const warmthThresholds: Readonly<Record<WarmthLevel, number>> = { HOT: 20, WARM: 8, COOL: 1, COLD: 0 }

export const warmthLabels: Readonly<Record<WarmthLevel, string>> = {
  HOT: 'Hot',
  WARM: 'Warm',
  COOL: 'Cool',
  COLD: 'Cold',
}

/** Which contacts a table lists: one level, or several at once as the figures count them. */
export const warmthFilters = ['ENGAGED', 'HOT_OR_WARM', ...warmthLevels] as const
export type WarmthFilter = (typeof warmthFilters)[number]

export const warmthFilterLevels: Readonly<Record<WarmthFilter, readonly WarmthLevel[]>> = {
  ENGAGED: ['HOT', 'WARM', 'COOL'],
  HOT_OR_WARM: ['HOT', 'WARM'],
  HOT: ['HOT'],
  WARM: ['WARM'],
  COOL: ['COOL'],
  COLD: ['COLD'],
}

export const warmthFilterLabels: Readonly<Record<WarmthFilter, string>> = {
  ENGAGED: 'Engaged',
  HOT_OR_WARM: 'Hot or warm',
  ...warmthLabels,
}

/** The rule in the words of the product. */
export const warmthRule = `A submission or a reply is ${warmthPoints.submissions} points, a postcard scan ${warmthPoints.scans}, a click ${warmthPoints.clicks}, a visit of the contact dashboard ${warmthPoints.visits}, an opened email ${warmthPoints.opens}. Each counts up to ${countedPerDay} times a day. ${warmthThresholds.HOT} points are hot, ${warmthThresholds.WARM} warm, fewer cool.`

/** The points of a period. */
export const getWarmth = (days: readonly Engagement[]): number =>
  days.reduce((sum, day) => sum + getPointsOfDay(day), 0)

const getPointsOfDay = (day: Engagement) =>
  engagementKinds.reduce((sum, kind) => sum + Math.min(day[kind], countedPerDay) * warmthPoints[kind], 0)

/** The points of a period compared with those of the period before. */
export const warmthTrends = ['ROSE', 'COOLED', 'SAME'] as const
export type WarmthTrend = (typeof warmthTrends)[number]

/** What made a contact warm: `1 submission, 3 clicks`. */
export const describeEngagement = (engagement: Engagement): string =>
  engagementKinds
    .filter((kind) => engagement[kind] > 0)
    .map((kind) => pluralize(engagement[kind], singular[kind], plural[kind]))
    .join(', ')

const singular: Record<EngagementKind, string> = {
  submissions: 'submission',
  replies: 'reply',
  scans: 'scan',
  clicks: 'click',
  visits: 'visit',
  opens: 'open',
}
const plural: Record<EngagementKind, string> = {
  submissions: 'submissions',
  replies: 'replies',
  scans: 'scans',
  clicks: 'clicks',
  visits: 'visits',
  opens: 'opens',
}
