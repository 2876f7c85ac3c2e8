import { useLiveRefresh, useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'
import { useLiveEvent } from '../platform/live.ts'

/** Returns a function that refetches all data of emails and postcards. */
export const useRefreshContents = () => useRefreshEndpoints(contentReads)

/** Refetches when another user changes content, and when something is sent, opened or submitted. */
export function useLiveContents() {
  const refresh = useRefreshContents()
  useLiveRefresh('contents', refresh)
  useLiveEvent('broadcasts', () => void refresh())
}

const contentReads: ReadonlySet<string> = new Set([
  'POST /agent/content/search',
  'POST /agent/content/stats',
  'GET /agent/content/templates',
  'GET /agent/content/:contentId',
  'GET /agent/content/:contentId/with-variation',
  'GET /agent/content/:contentId/automations',
  'GET /agent/content/:contentId/versions',
  'GET /agent/content/statistics/last-refreshed',
  'GET /agent/flow-references',
])
