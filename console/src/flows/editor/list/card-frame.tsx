import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../../design/class-names.ts'
import { useFlowEditor } from '../use-flow-editor.ts'

interface CardFrameProps {
  id: string
  errors: readonly string[]
  children: ReactNode
}

/** The box of a step or of the start. */
export function CardFrame({ id, errors, children }: CardFrameProps) {
  const { selectedId } = useFlowEditor()
  return (
    <div
      data-step={id}
      className={cx(
        'relative flex items-start gap-1 rounded-lg border bg-surface hover:border-line-strong p-1.5 sm:p-2',
        getCardBorder(id === selectedId, errors.length > 0),
      )}
    >
      {children}
    </div>
  )
}

export const getCardBorder = (isSelected: boolean, hasErrors: boolean) =>
  isSelected ? 'border-accent ring-1 ring-accent' : hasErrors ? 'border-danger' : 'border-line'

interface CardButtonProps {
  id: string
  icon: LucideIcon
  iconClassName: string
  /** A few words above the sentence. */
  kind: string
  sentence: string
  details?: readonly string[]
  errors: readonly string[]
  onKeyDown?: (event: KeyboardEvent) => void
}

/** The button opens the settings wherever the card is clicked. Its name is the sentence; what is wrong describes it. */
export function CardButton(props: CardButtonProps) {
  const { id, icon: Icon, iconClassName, kind, sentence, details = [], errors, onKeyDown } = props
  const linesId = useId()
  return (
    <div className="flex min-w-0 flex-1 items-start gap-2.5 p-0.5 sm:gap-3">
      <span aria-hidden className={cx('grid size-8 shrink-0 place-items-center rounded-md', iconClassName)}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-label text-muted">{kind}</p>
        <SentenceButton
          id={id}
          sentence={sentence}
          onKeyDown={onKeyDown}
          describedBy={errors.length + details.length > 0 ? linesId : undefined}
          className="block font-medium [overflow-wrap:anywhere]"
        />
        <div id={linesId} className="space-y-0.5 text-table">
          {details.map((detail) => (
            <p key={detail} className="text-muted [overflow-wrap:anywhere]">
              {detail}
            </p>
          ))}
          {errors.map((error) => (
            <p key={error} className="flex items-start gap-1 text-danger-ink">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              {error}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

interface SentenceButtonProps {
  id: string
  sentence: string
  describedBy: string | undefined
  onKeyDown: ((event: KeyboardEvent) => void) | undefined
  className: string
}

/** Covers the card. The arrow keys go to the next one. */
export function SentenceButton({ id, sentence, describedBy, onKeyDown, className }: SentenceButtonProps) {
  const { selectedId, select } = useFlowEditor()
  return (
    <button
      type="button"
      data-card={id}
      aria-expanded={id === selectedId}
      aria-describedby={describedBy}
      // A press of a key has no count of clicks. Only then does the focus go to the settings.
      onClick={(event) => select(id, event.detail === 0)}
      onKeyDown={(event) => (isArrow(event) ? focusNeighbor(event) : onKeyDown?.(event))}
      className={cx(
        'w-full text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2',
        className,
      )}
    >
      {sentence}
    </button>
  )
}

const isArrow = ({ key, altKey }: KeyboardEvent) => !altKey && (key === 'ArrowUp' || key === 'ArrowDown')

/** The arrow keys go from step to step, past the buttons between them. */
function focusNeighbor(event: KeyboardEvent) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
  const next = cards[cards.indexOf(event.currentTarget as HTMLElement) + (event.key === 'ArrowUp' ? -1 : 1)]
  event.preventDefault()
  next?.focus()
}
