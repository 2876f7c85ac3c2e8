import { useLiveRefresh, useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'

/** Returns a function that refetches all landing page data, including the counts. */
export const useRefreshLandingPages = () => useRefreshEndpoints(landingPageReads)

/** Refetches when another user or a visitor changes the data. */
export const useLiveLandingPages = () => useLiveRefresh('landing-pages', useRefreshLandingPages())

const landingPageReads: ReadonlySet<string> = new Set([
  'GET /agent/landing-page/search',
  'GET /agent/landing-page/count',
  'GET /agent/landing-page/page/:pageId',
  'GET /agent/landing-page/page/:pageId/versions',
  'GET /agent/landing-page/page/:pageId/split-tests',
  'GET /agent/landing-page/page/:pageId/latest-activity',
  'GET /agent/landing-page/statistics/last-refreshed',
])
