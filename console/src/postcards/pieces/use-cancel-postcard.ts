import type { PostcardPiece } from '@gable/shared/postcards/piece.ts'
import { useAssetAction } from '../../assets/use-asset-action.ts'
import { useRefreshEndpoints } from '../../assets/use-refresh-endpoints.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { call } from '../../platform/use-api.ts'

/** Cancels a postcard while the printer still takes it back. Shows a toast, and refreshes the postcards on the screen. */
export function useCancelPostcard() {
  const { runAction } = useAssetAction(useRefreshEndpoints(pieceReads))
  return ({ _id }: Pick<PostcardPiece, '_id'>) =>
    runAction(call('POST /agent/postcards/:pieceId/canceled', { params: { pieceId: _id } }), {
      success: 'Postcard canceled',
      error: 'Unable to cancel the postcard. It may be printed already.',
    })
}

/** Refetches postcards when the printer or the carrier reports news, or when one is scanned. */
export function useLivePostcards() {
  const refresh = useRefreshEndpoints(pieceReads)
  useLiveEvent('postcards', () => void refresh())
}

const pieceReads: ReadonlySet<string> = new Set([
  'GET /agent/postcards/:pieceId',
  'GET /agent/contacts/:contactId/postcards',
  'GET /agent/broadcasts/:broadcastId/postcards',
  'GET /agent/broadcasts',
  'GET /agent/broadcasts/:broadcastId',
  'GET /agent/content/:contentId/scans',
])
