import { useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'
import { useContactUpdates } from '../contacts/use-contact-updates.ts'
import { useLiveEvent } from '../platform/live.ts'

/** Call after changing a segment: refetches every read of segments. */
export const useRefreshSegments = () => useRefreshEndpoints(segmentReads)

/** Refetches segments when they, or the contacts they count, change. */
export function useSegmentUpdates() {
  const refresh = useRefreshSegments()
  useLiveEvent('segments', () => void refresh())
  useContactUpdates(
    'GET /agent/segments',
    'GET /agent/segments/:segmentId/reasons/:contactId',
    'GET /agent/contacts/search',
    'GET /agent/contacts/count',
  )
}

const segmentReads: ReadonlySet<string> = new Set([
  'GET /agent/segments',
  'GET /agent/segments/:segmentId',
  'GET /agent/segments/:segmentId/reasons/:contactId',
  'GET /agent/contacts/:contactId/segments',
])
