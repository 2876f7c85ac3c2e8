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
        'flex items-start gap-1 rounded-lg border bg-surface p-1.5 sm:p-2',
        id === selectedId ? 'border-accent ring-1 ring-accent' : errors.length > 0 ? 'border-danger' : 'border-line',
      )}
    >
      {children}
    </div>
  )
}

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

/** Opens the settings. Its accessible name is the sentence; what is wrong describes it. */
export function CardButton(props: CardButtonProps) {
  const { id, icon: Icon, iconClassName, kind, sentence, details = [], errors, onKeyDown } = props
  const { selectedId, select } = useFlowEditor()
  const errorsId = useId()
  return (
    <button
      type="button"
      data-card={id}
      aria-expanded={id === selectedId}
      aria-label={sentence}
      aria-describedby={errors.length + details.length > 0 ? errorsId : undefined}
      // A press of a key has no count of clicks. Only then does the focus go to the settings.
      onClick={(event) => select(id, event.detail === 0)}
      onKeyDown={(event) => (isArrow(event) ? focusNeighbor(event) : onKeyDown?.(event))}
      className="flex min-w-0 flex-1 items-start gap-2.5 rounded-md p-0.5 text-left sm:gap-3"
    >
      <span aria-hidden className={cx('grid size-8 shrink-0 place-items-center rounded-md', iconClassName)}>
        <Icon className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-label text-muted">{kind}</span>
        <span className="block font-medium [overflow-wrap:anywhere]">{sentence}</span>
        <span id={errorsId} className="block space-y-0.5">
          {details.map((detail) => (
            <span key={detail} className="block text-muted text-table [overflow-wrap:anywhere]">
              {detail}
            </span>
          ))}
          {errors.map((error) => (
            <span key={error} className="flex items-start gap-1 text-danger-ink text-table">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              {error}
            </span>
          ))}
        </span>
      </span>
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
