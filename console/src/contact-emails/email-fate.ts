import { type EmailPiece, holdReasonLabels } from '@gable/shared/emails/piece.ts'

export interface FateLine {
  text: string
  /** Null for a state that has no time of its own. */
  at: string | null
  tone: 'neutral' | 'success' | 'danger'
}

/** What became of an email, in words, from first to last. */
export function listFate(piece: EmailPiece): FateLine[] {
  const lines: (FateLine | false)[] = [
    toTime('Sent', piece.sentAt),
    toTime('Delivered', piece.deliveredAt, 'success'),
    toTime(withReason('Bounced', piece.reason), piece.bouncedAt, 'danger'),
    toTime('Fetched by a machine, such as a mail program that loads images ahead', piece.machineOpenedAt),
    toTime('Opened by a person', piece.openedAt, 'success'),
    toTime('Clicked', piece.clickedAt, 'success'),
    toTime('Unsubscribed', piece.unsubscribedAt, 'danger'),
    toTime('Reported as spam', piece.complainedAt, 'danger'),
  ]
  const happened = lines.filter((line) => line !== false).sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const pending = getUnsentState(piece)
  return pending ? [...happened, pending] : happened
}

const toTime = (text: string, at: string | null, tone: FateLine['tone'] = 'neutral'): FateLine | false =>
  at !== null && { text, at, tone }

const withReason = (text: string, reason: string) => (reason ? `${text}: ${reason}` : text)

/** Why an email was not sent, or not yet. Undefined once it was. */
export function getUnsentState({ state, holdReason, reason, dueAt }: EmailPiece): FateLine | undefined {
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
        ...{ at: null, tone: 'danger' },
      }
    default:
      return undefined
  }
}
