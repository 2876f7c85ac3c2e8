import type { RouteObject } from 'react-router-dom'

/** The help article behind every explanation of smart content. */
export const aboutSmartContentRoute: RouteObject = {
  path: 'feature/smart-content',
  handle: { title: 'What is Smart Content' },
  lazy: async () => ({ Component: (await import('./about-smart-content-page.tsx')).AboutSmartContentPage }),
}
