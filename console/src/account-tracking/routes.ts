import type { RouteObject } from 'react-router-dom'

/** The settings page for the tracking code that runs on all public pages. */
export const accountTrackingRoute: RouteObject = {
  path: 'tracking-code',
  handle: { title: 'Tracking Code' },
  lazy: async () => ({ Component: (await import('./tracking-code-page.tsx')).TrackingCodePage }),
}
