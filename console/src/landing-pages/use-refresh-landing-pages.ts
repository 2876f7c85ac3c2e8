import { useNews, useRefreshReads } from '../assets/use-refresh-reads.ts'

/** Call after a page was changed: everything read of pages is read again, and so is how many there are. */
export const useRefreshLandingPages = () => useRefreshReads(readsOfPages)

/** Keeps what is on the screen of pages true, whoever changes them and whoever visits them. */
export const useLandingPageNews = () => useNews('landing-pages', useRefreshLandingPages())

const readsOfPages: ReadonlySet<string> = new Set([
  'GET /agent/landing-page/search',
  'GET /agent/landing-page/count',
  'GET /agent/landing-page/page/:pageId',
  'GET /agent/landing-page/page/:pageId/latest-activity',
  'GET /agent/landing-page/statistics/last-refreshed',
])
