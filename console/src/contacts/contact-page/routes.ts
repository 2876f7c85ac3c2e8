import type { RouteObject } from 'react-router-dom'

/** One contact, with a page for each part of their history. Any other path below leads to the activity. */
export const contactRoute: RouteObject = {
  path: 'contacts/:contactId',
  handle: { title: 'Contact' },
  lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }),
  children: [
    { path: 'activity', lazy: async () => ({ Component: (await import('./activity-tab.tsx')).ActivityTab }) },
    { path: 'emails', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).EmailsTab }) },
    { path: 'submissions', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).SubmissionsTab }) },
    { path: 'notes', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).NotesTab }) },
    { index: true, lazy: async () => ({ Component: (await import('./to-activity.tsx')).ToActivity }) },
    { path: '*', lazy: async () => ({ Component: (await import('./to-activity.tsx')).ToActivity }) },
  ],
}
