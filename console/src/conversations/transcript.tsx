import type { Message } from '@gable/shared/conversations/conversation.ts'
import { cx } from '../design/class-names.ts'
import { formatDateTime } from '../design/format/date-format.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** Both sides in the order of their messages. What a visitor typed is plain text. */
export function Transcript({ messages, visitorName }: { messages: readonly Message[]; visitorName: string }) {
  const timeZone = useTimeZone()
  return (
    <ol aria-label="Transcript" className="space-y-4">
      {messages.map(({ author, at, sentences }, index) => {
        const isVisitor = author === 'VISITOR'
        const sources = [...new Set(sentences.flatMap(({ citations }) => citations))]
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
            key={index}
            className={cx('rounded-lg p-3', isVisitor ? 'bg-sunken' : 'border border-line')}
          >
            <p className="mb-1 text-label text-muted">
              <bdi className="font-medium text-ink">{isVisitor ? visitorName : 'Assistant'}</bdi> ·{' '}
              {formatDateTime(at, timeZone)}
            </p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              <bdi>{sentences.map(({ text }) => text).join(' ')}</bdi>
            </p>
            {sources.length > 0 && <p className="mt-2 text-label text-muted">From: {sources.join(' · ')}</p>}
          </li>
        )
      })}
    </ol>
  )
}
