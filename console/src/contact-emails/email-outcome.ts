import { type EmailPiece, holdReasonLabels } from '@gable/shared/emails/piece.ts'
import type { Outcome } from '../design/data/outcome-list.tsx'

/** What became of an email, in words, from first to last. */
export function listEmailOutcomes(piece: EmailPiece): Outcome[] {
  const outcomes: (Outcome | false)[] = [
    toOutcome('Sent', piece.sentAt),
    toOutcome('Delivered', piece.deliveredAt, 'success'),
    toOutcome(withReason('Bounced', piece.reason), piece.bouncedAt, 'danger'),
    toOutcome('Fetched by a machine, such as a mail program that loads images ahead', piece.machineOpenedAt),
    toOutcome('Opened by a person', piece.openedAt, 'success'),
    toOutcome('Clicked', piece.clickedAt, 'success'),
    toOutcome('Unsubscribed', piece.unsubscribedAt, 'danger'),
    toOutcome('Reported as spam', piece.complainedAt, 'danger'),
  ]
  const happened = outcomes
    .filter((outcome) => outcome !== false)
    .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const pending = getUnsentState(piece)
  return pending ? [...happened, pending] : happened
}

const toOutcome = (text: string, at: string | null, tone: Outcome['tone'] = 'neutral'): Outcome | false =>
  at !== null && { text, at, tone }

const withReason = (text: string, reason: string) => (reason ? `${text}: ${reason}` : text)

/** Why an email was not sent, or not yet. Undefined once it was. */
export function getUnsentState({ state, holdReason, reason, dueAt }: EmailPiece): Outcome | undefined {
  switch (state) {
    case 'QUEUED':
      return { text: reason ? `Waiting to be sent again. ${reason}` : 'Waiting to be sent', at: dueAt, tone: 'neutral' }
    case 'SENDING':
      return { text: 'Being sent', at: null, tone: 'neutral' }
    case 'HELD':
      return { text: withReason('Not sent', holdReason ? holdReasonLabels[holdReason] : ''), at: null, tone: 'danger' }
    case 'CANCELED':
      return { text: withReason('Canceled before it was sent', reason), at: null, tone: 'neutral' }
    case 'FAILED':
      return { text: withReason('Could not be sent', reason), at: null, tone: 'danger' }
    case 'UNKNOWN':
      return {
        text: 'May have been sent: the connection broke in the last moment. It is not sent again.',
        at: null,
        tone: 'danger',
      }
    default:
      return undefined
  }
}
