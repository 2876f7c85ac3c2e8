import type { RouteObject } from 'react-router-dom'

/** Every design part in every state, for developers; the router includes it in development only. */
export const galleryRoutes: RouteObject = {
  path: '/design/:slug?',
  lazy: async () => {
    const { GalleryPage } = await import('./gallery-page.tsx')
    return { Component: GalleryPage }
  },
}
