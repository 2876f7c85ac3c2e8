import type { ContactText } from '@gable/shared/texts/personal-text.ts'
import { formatDateTime } from '../design/format/date-format.ts'

/** What became of a text, in words. Texts that arrived say nothing. */
export function describeTextState(
  { state, dueAt, reason }: Pick<ContactText, 'state' | 'dueAt' | 'reason'>,
  timeZone: string,
  now = Date.now(),
): { text: string; isProblem: boolean } | undefined {
  const withReason = (text: string) => (reason ? `${text}: ${reason}` : text)
  switch (state) {
    case 'QUEUED': {
      if (reason) return { text: `Waiting to be sent again: ${reason}`, isProblem: false }
      const isLater = dueAt !== null && Date.parse(dueAt) > now + 60_000
      return { text: isLater ? `Will be sent ${formatDateTime(dueAt, timeZone)}` : 'Sending…', isProblem: false }
    }
    case 'SENDING':
      return { text: 'Sending…', isProblem: false }
    case 'SENT':
      return { text: 'Sent', isProblem: false }
    case 'DELIVERED':
      return { text: 'Delivered', isProblem: false }
    case 'UNDELIVERED':
      return { text: withReason('Not delivered'), isProblem: true }
    case 'FAILED':
      return { text: withReason('Could not be sent'), isProblem: true }
    case 'UNKNOWN':
      return { text: withReason('May have been sent'), isProblem: true }
    case 'HELD':
      return { text: withReason('Not sent'), isProblem: true }
    case 'RECEIVED':
      return undefined
  }
}
