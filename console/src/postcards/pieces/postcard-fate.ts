import { type PostcardPiece, type PostcardState, postcardHoldReasonLabels } from '@gable/shared/postcards/piece.ts'
import type { Tone } from '../../design/data/badge.tsx'

export interface FateLine {
  text: string
  /** Null for a state that has no time of its own. */
  at: string | null
  tone: 'neutral' | 'success' | 'danger'
}

/** What became of a postcard, in words, from first to last. */
export function listPostcardFate(piece: PostcardPiece): FateLine[] {
  const { reason, scans } = piece
  const lines: (FateLine | false)[] = [
    toLine('Sent to the printer', piece.submittedAt),
    toLine('Printed', piece.printedAt),
    toLine('In transit', piece.inTransitAt),
    toLine('Delivered', piece.deliveredAt, 'success'),
    toLine(scans > 1 ? `Scanned, ${scans} times in all` : 'Scanned', piece.scannedAt, 'success'),
    toLine(withReason('Returned', reason), piece.returnedAt, 'danger'),
    toLine('Canceled', piece.canceledAt),
  ]
  const happened = lines.filter((line) => line !== false).sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const pending = getPendingState(piece)
  return pending ? [...happened, pending] : happened
}

const toLine = (text: string, at: string | null, tone: FateLine['tone'] = 'neutral'): FateLine | false =>
  at !== null && { text, at, tone }

const withReason = (text: string, reason: string) => (reason ? `${text}: ${reason}` : text)

function getPendingState({ state, holdReason, reason, dueOn, isCanceling }: PostcardPiece): FateLine | undefined {
  if (isCanceling)
    return { text: 'Canceling was asked for. The printer has not confirmed it yet.', at: null, tone: 'neutral' }
  if (state === 'QUEUED') return { text: `Goes to the printer on ${formatDay(dueOn)}`, at: null, tone: 'neutral' }
  if (state === 'FAILED') return { text: withReason('Could not be printed', reason), at: null, tone: 'danger' }
  if (state === 'HELD')
    return {
      text: withReason('Not printed', reason || (holdReason ? postcardHoldReasonLabels[holdReason] : '')),
      at: null,
      tone: 'danger',
    }
  return undefined
}

/** `2026-05-01` is shown as `May 01, 2026`, whatever the time zone. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export const stateTones: Record<PostcardState, Tone> = {
  QUEUED: 'neutral',
  SUBMITTED: 'info',
  PRINTED: 'info',
  IN_TRANSIT: 'info',
  DELIVERED: 'success',
  RETURNED: 'danger',
  CANCELED: 'neutral',
  FAILED: 'danger',
  HELD: 'warning',
}
