import { useRefreshReads } from '../assets/use-refresh-reads.ts'
import { useContactNews } from '../contacts/use-contact-news.ts'
import { useLive } from '../platform/live.ts'

/** Call after a segment was changed: everything read of segments is read again. */
export const useRefreshSegments = () => useRefreshReads(readsOfSegments)

/** Keeps what is on the screen of segments true, whoever changes them or the contacts they count. */
export function useSegmentNews() {
  const refresh = useRefreshSegments()
  useLive('segments', () => void refresh())
  useContactNews(
    'GET /agent/segments',
    'GET /agent/segments/:segmentId/reasons/:contactId',
    'GET /agent/contacts/search',
    'GET /agent/contacts/count',
  )
}

const readsOfSegments: ReadonlySet<string> = new Set([
  'GET /agent/segments',
  'GET /agent/segments/:segmentId',
  'GET /agent/segments/:segmentId/reasons/:contactId',
  'GET /agent/contacts/:contactId/segments',
])
