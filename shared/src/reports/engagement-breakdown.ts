/** What a bar of the chart of warmth stands for. */
export const engagementBreakdowns = ['owner', 'source'] as const
export type EngagementBreakdown = (typeof engagementBreakdowns)[number]
