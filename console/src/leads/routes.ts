import type { RouteObject } from 'react-router-dom'

/** Leads as a board, as a list, and Today. Without a view in the URL the last used one opens. */
export const leadsRoute: RouteObject = {
  path: 'leads',
  handle: { title: 'Leads' },
  lazy: async () => ({ Component: (await import('./leads-frame.tsx')).LeadsFrame }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./leads-landing.tsx')).LeadsLanding }) },
    { path: 'kanban', lazy: async () => ({ Component: (await import('./board/board-page.tsx')).BoardPage }) },
    { path: 'list', lazy: async () => ({ Component: (await import('./list/lead-list.tsx')).LeadList }) },
    {
      path: 'today',
      handle: { title: 'Today' },
      lazy: async () => ({ Component: (await import('./today/today-page.tsx')).TodayPage }),
    },
  ],
}
