import { trafficDimensions } from '../traffic/traffic.ts'

/** What a row of the table of landing pages stands for. */
export const landingPageBreakdowns = ['page', 'step', ...trafficDimensions] as const
export type LandingPageBreakdown = (typeof landingPageBreakdowns)[number]

/** What a row of the table of widgets stands for. */
export const widgetBreakdowns = ['widget', 'step', ...trafficDimensions] as const
export type WidgetBreakdown = (typeof widgetBreakdowns)[number]

/** What a row of the table of the contact dashboard stands for. */
export const dashboardBreakdowns = ['module', 'button', 'correction', 'owner'] as const
export type DashboardBreakdown = (typeof dashboardBreakdowns)[number]
