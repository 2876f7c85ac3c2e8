import type { RouteObject } from 'react-router-dom'

/** All design components in all their states, for developers. The router includes this route only in development. */
export const galleryRoutes: RouteObject = {
  path: '/design/:slug?',
  lazy: async () => {
    const { GalleryPage } = await import('./gallery-page.tsx')
    return { Component: GalleryPage }
  },
}
