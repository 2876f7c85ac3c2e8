import { useLiveRefresh, useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'
import { countEndpoint } from './use-remaining.ts'

/** Call after a widget was changed: everything read of widgets is read again, and so is how many there are. */
export const useRefreshWidgets = () => useRefreshEndpoints(widgetEndpoints)

/** Keeps what is on the screen of widgets true, whoever changes them and whoever visits them. */
export const useLiveWidgets = () => useLiveRefresh('widgets', useRefreshWidgets())

const widgetEndpoints: ReadonlySet<string> = new Set([
  'GET /agent/widget/config/search',
  'GET /agent/widget/config/:widgetId',
  'GET /agent/widget/config/:widgetId/latest-activity',
  'GET /agent/widget/config/statistics/last-refreshed',
  countEndpoint,
])
