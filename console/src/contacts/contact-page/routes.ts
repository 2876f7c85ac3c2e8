import type { RouteObject } from 'react-router-dom'

/** The contact page with a tab for each part of the history. Unknown tabs redirect to the activity. */
export const contactRoute: RouteObject = {
  path: 'contacts/:contactId',
  handle: { title: 'Contact' },
  lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }),
  children: [
    { path: 'activity', lazy: async () => ({ Component: (await import('./activity-tab.tsx')).ActivityTab }) },
    { path: 'emails', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).EmailsTab }) },
    { path: 'postcards', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).PostcardsTab }) },
    { path: 'submissions', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).SubmissionsTab }) },
    { path: 'notes', lazy: async () => ({ Component: (await import('./history-tabs.tsx')).NotesTab }) },
    { index: true, lazy: async () => ({ Component: (await import('./activity-tab.tsx')).ActivityRedirect }) },
    { path: '*', lazy: async () => ({ Component: (await import('./activity-tab.tsx')).ActivityRedirect }) },
  ],
}
