import type { RouteObject } from 'react-router-dom'

/** Within the shell: the list of segments, a new one, and each of them. */
export const segmentsRoute: RouteObject = {
  path: 'contacts/segments',
  handle: { title: 'Segments' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./segment-list-page.tsx')).SegmentListPage }) },
    {
      path: 'new',
      handle: { title: 'New Segment' },
      lazy: async () => ({ Component: (await import('./new-segment-page.tsx')).NewSegmentPage }),
    },
    {
      path: ':segmentId',
      lazy: async () => ({ Component: (await import('./segment-page.tsx')).SegmentPage }),
    },
  ],
}
