import { useLiveRefresh, useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'
import { countEndpoint } from './use-remaining.ts'

/** Returns a function that refetches all widget data, including the count. */
export const useRefreshWidgets = () => useRefreshEndpoints(widgetEndpoints)

/** Refetches when another user or a visitor changes the data. */
export const useLiveWidgets = () => useLiveRefresh('widgets', useRefreshWidgets())

const widgetEndpoints: ReadonlySet<string> = new Set([
  'GET /agent/widget/config/search',
  'GET /agent/widget/config/:widgetId',
  'GET /agent/widget/config/:widgetId/latest-activity',
  'GET /agent/widget/config/statistics/last-refreshed',
  countEndpoint,
])
