import { useLiveEvent } from '../platform/live.ts'
import { useApi, useRefresh } from '../platform/use-api.ts'

/** Reads everything about MLSs again that is on screen. */
export function useRefreshMls() {
  const refresh = useRefresh()
  return () =>
    refresh(
      'GET /agent/mls/connections',
      'GET /agent/mls/connections/:connectionId',
      'GET /agent/mls/connections/:connectionId/runs',
      'GET /agent/mls/listings',
      'GET /agent/mls/listings/:listingId',
    )
}

/** The team members with the ids that listings and connections name them by. */
export const useMlsTeam = () => useApi('GET /agent/mls/team')

export function useLiveMls() {
  const refresh = useRefreshMls()
  useLiveEvent('mls', () => void refresh())
}
