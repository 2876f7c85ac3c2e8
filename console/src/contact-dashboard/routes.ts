import type { RouteObject } from 'react-router-dom'

/** The list and the dashboard with its performance. Deeper unknown paths lead to the list. */
export const contactDashboardRoute: RouteObject = {
  path: 'marketing/contact-dashboard',
  handle: { title: 'Contact Dashboards' },
  lazy: async () => ({ Component: (await import('./contact-dashboard-area.tsx')).ContactDashboardArea }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./dashboard-list-page.tsx')).DashboardListPage }) },
    {
      path: ':dashboardId',
      lazy: async () => ({ Component: (await import('./dashboard-page.tsx')).DashboardPage }),
    },
    {
      path: '*',
      lazy: async () => ({ Component: (await import('./dashboard-list-redirect.tsx')).DashboardListRedirect }),
    },
  ],
}

/** The editor fills the window, without the navigation. */
export const contactDashboardEditorRoute: RouteObject = {
  path: 'marketing/contact-dashboard/:dashboardId/edit',
  handle: { title: 'Edit Contact Dashboard' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./editor/dashboard-editor-page.tsx')).DashboardEditorPage }),
    },
  ],
}
