import type { RouteObject } from 'react-router-dom'

/** The list of segments, a new segment and each existing one. */
export const segmentsRoute: RouteObject = {
  path: 'contacts/segments',
  handle: { title: 'Segments' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./segment-list-page.tsx')).SegmentListPage }) },
    {
      path: 'new',
      handle: { title: 'New segment' },
      lazy: async () => ({ Component: (await import('./new-segment-page.tsx')).NewSegmentPage }),
    },
    {
      path: ':segmentId',
      lazy: async () => ({ Component: (await import('./segment-page.tsx')).SegmentPage }),
    },
  ],
}
