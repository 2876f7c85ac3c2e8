import type { RouteObject } from 'react-router-dom'

/** The settings page for services that count leads as conversions, beside the tracking code. */
export const conversionsRoute: RouteObject = {
  path: 'tracking-code/conversions',
  handle: { title: 'Conversions' },
  lazy: async () => ({ Component: (await import('./conversions-page.tsx')).ConversionsPage }),
}
