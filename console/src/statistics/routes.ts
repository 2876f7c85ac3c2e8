import type { RouteObject } from 'react-router-dom'

export const performanceRoute: RouteObject = {
  path: 'marketing/performance',
  handle: { title: 'Performance' },
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./performance-list-page.tsx')).PerformanceListPage }),
    },
    {
      path: ':subjectId',
      lazy: async () => ({ Component: (await import('./performance-page.tsx')).PerformancePage }),
    },
  ],
}
