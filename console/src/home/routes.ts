import type { RouteObject } from 'react-router-dom'

export const homeRoute: RouteObject = {
  path: 'home',
  handle: { title: 'Home' },
  lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
}
