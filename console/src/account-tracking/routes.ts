import type { RouteObject } from 'react-router-dom'

/** Code that runs on all public pages of the account, within the settings. */
export const accountTrackingRoute: RouteObject = {
  path: 'tracking-code',
  handle: { title: 'Tracking Code' },
  lazy: async () => ({ Component: (await import('./tracking-code-page.tsx')).TrackingCodePage }),
}
