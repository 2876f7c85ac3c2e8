import type { RouteObject } from 'react-router-dom'

export const submissionsRoute: RouteObject = {
  path: 'submissions',
  handle: { title: 'Submissions' },
  lazy: async () => ({ Component: (await import('./submission-list-page.tsx')).SubmissionListPage }),
}
