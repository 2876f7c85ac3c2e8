/** What a row of the table of landing pages stands for. */
export const landingPageBreakdowns = ['page', 'step', 'source', 'campaign'] as const
export type LandingPageBreakdown = (typeof landingPageBreakdowns)[number]

/** What a row of the table of the contact dashboard stands for. */
export const dashboardBreakdowns = ['module', 'button', 'correction'] as const
export type DashboardBreakdown = (typeof dashboardBreakdowns)[number]
