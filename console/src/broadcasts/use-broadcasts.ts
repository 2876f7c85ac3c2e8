import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { useAssetAction } from '../assets/use-asset-action.ts'
import { useRefreshEndpoints } from '../assets/use-refresh-endpoints.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call } from '../platform/use-api.ts'

/** Refetches what was sent when it makes progress. */
export function useLiveBroadcasts() {
  const refresh = useRefreshBroadcasts()
  useLiveEvent('broadcasts', () => void refresh())
}

/** The mutations of broadcasts. Each one refreshes the data on the screen. */
export function useBroadcastActions() {
  const { runAction, runActionWithToast } = useAssetAction(useRefreshBroadcasts())
  const to = ({ _id }: Pick<Broadcast, '_id'>) => ({ params: { broadcastId: _id } })
  return {
    cancel: (broadcast: Pick<Broadcast, '_id'>) =>
      runActionWithToast(call('POST /agent/broadcasts/:broadcastId/canceled', to(broadcast)), {
        success: 'Sending canceled',
        error: 'Unable to cancel. It may have started already.',
      }),
    stop: (broadcast: Pick<Broadcast, '_id'>) =>
      runActionWithToast(call('POST /agent/broadcasts/:broadcastId/stopped', to(broadcast)), {
        success: 'Sending stopped',
        error: 'Unable to stop sending. Please try again.',
      }),
    resume: (broadcast: Pick<Broadcast, '_id'>) =>
      runAction(call('POST /agent/broadcasts/:broadcastId/resumed', to(broadcast)), {
        success: 'Sending resumed',
        error: 'Unable to resume sending. Please try again.',
      }),
  }
}

export const useRefreshBroadcasts = () => useRefreshEndpoints(broadcastReads)

const broadcastReads: ReadonlySet<string> = new Set([
  'GET /agent/broadcasts',
  'GET /agent/broadcasts/:broadcastId',
  'GET /agent/broadcasts/:broadcastId/remaining',
  'GET /agent/broadcasts/:broadcastId/emails',
  'GET /agent/broadcasts/:broadcastId/postcards',
])
