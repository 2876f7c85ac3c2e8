import { type PostcardPiece, type PostcardState, postcardHoldReasonLabels } from '@gable/shared/postcards/piece.ts'
import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'
import type { Tone } from '../../design/data/badge.tsx'
import type { Outcome } from '../../design/data/outcome-list.tsx'

/** What became of a postcard, in words, from first to last. */
export function listPostcardOutcomes(piece: PostcardPiece): Outcome[] {
  const { reason, scans } = piece
  const outcomes: (Outcome | false)[] = [
    toOutcome('Sent to the printer', piece.submittedAt),
    toOutcome('Printed', piece.printedAt),
    toOutcome('In transit', piece.inTransitAt),
    toOutcome('Delivered', piece.deliveredAt, 'success'),
    toOutcome(scans > 1 ? `Scanned, ${scans} times in all` : 'Scanned', piece.scannedAt, 'success'),
    toOutcome(withReason('Returned', reason), piece.returnedAt, 'danger'),
    toOutcome('Canceled', piece.canceledAt),
  ]
  const happened = outcomes
    .filter((outcome) => outcome !== false)
    .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const pending = getPendingState(piece)
  return pending ? [...happened, pending] : happened
}

const toOutcome = (text: string, at: string | null, tone: Outcome['tone'] = 'neutral'): Outcome | false =>
  at !== null && { text, at, tone }

const withReason = (text: string, reason: string) => (reason ? `${text}: ${reason}` : text)

function getPendingState({ state, holdReason, reason, dueOn, isCanceling }: PostcardPiece): Outcome | undefined {
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
  getDateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
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
