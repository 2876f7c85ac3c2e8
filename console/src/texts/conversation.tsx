import type { ContactText } from '@gable/shared/texts/personal-text.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../design/class-names.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { describeTextState } from './text-state.ts'

interface ConversationProps {
  contactId: string
  name: string
  /** Newest first. */
  texts: readonly ContactText[]
  onShowOlder: (() => void) | undefined
  isLoadingOlder: boolean
}

/** Both sides in the order of their texts, scrolled to the newest. */
export function Conversation({ contactId, name, texts, onShowOlder, isLoadingOlder }: ConversationProps) {
  const end = useRef<HTMLDivElement>(null)
  const newestId = texts[0]?._id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text scrolls into view
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [newestId])
  if (texts.length === 0) return <EmptyState title="No texts yet" text="What you and they write appears here." />
  return (
    <>
      {onShowOlder && (
        <div className="mb-4 flex justify-center">
          <Button size="sm" busy={isLoadingOlder} onClick={onShowOlder}>
            Show older texts
          </Button>
        </div>
      )}
      <ol aria-label={`Texts with ${name}`} aria-live="polite" className="mt-auto space-y-4">
        {[...texts].reverse().map((text) => (
          <TextBubble key={text._id} contactId={contactId} name={name} text={text} />
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

function TextBubble({ contactId, name, text }: { contactId: string; name: string; text: ContactText }) {
  const { _id: textId, kind, state, at, by, body } = text
  const timeZone = useTimeZone()
  const [isCanceling, setCanceling] = useState(false)

  /** The live event of the change shows what became of it. */
  async function cancel() {
    setCanceling(true)
    try {
      await call('DELETE /agent/contacts/:contactId/texts/:textId', { params: { contactId, textId } })
    } catch (error) {
      showErrorToast(error)
      setCanceling(false)
    }
  }

  const isTheirs = state === 'RECEIVED'
  const fate = describeTextState(text, timeZone)
  return (
    <li className={cx('flex flex-col', isTheirs ? 'items-start' : 'items-end text-right')}>
      <p
        className={cx(
          'max-w-[85%] whitespace-pre-wrap rounded-lg px-3 py-2 [overflow-wrap:anywhere]',
          isTheirs ? 'bg-sunken' : 'bg-accent-soft text-left',
        )}
      >
        <bdi>{body}</bdi>
      </p>
      <p className="mt-1 text-label text-muted">
        <bdi>{isTheirs ? name : (by ?? (kind === 'ANSWER' ? 'Automatic answer' : 'An agent'))}</bdi> ·{' '}
        {formatDateTime(at, timeZone)}
      </p>
      {fate && <p className={cx('text-label', fate.isProblem ? 'text-danger-ink' : 'text-muted')}>{fate.text}</p>}
      {state === 'QUEUED' && kind === 'PERSONAL' && (
        <Button size="sm" className="mt-1" busy={isCanceling} onClick={() => void cancel()}>
          Cancel text
        </Button>
      )}
    </li>
  )
}
