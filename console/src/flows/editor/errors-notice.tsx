import type { FlowError } from '@gable/shared/flows/flow-detail.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../design/class-names.ts'
import { findStep } from './tree/places.ts'
import { startId, useFlowEditor } from './use-flow-editor.ts'

interface ErrorsNoticeProps {
  errors: readonly FlowError[]
  /** Opens a step and moves the focus to it. */
  onJump: (stepId: string) => void
}

/** How many things prevent publishing, each with a link to its step. */
export function ErrorsNotice({ errors, onJump }: ErrorsNoticeProps) {
  const { definition, getSentence } = useFlowEditor()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = errors.length

  function getName(stepId: string | null) {
    const step = stepId === null ? undefined : findStep(definition.steps, stepId)
    return step ? getSentence(step) : 'Start'
  }

  return (
    <section aria-label="What prevents publishing">
      {/* The live region exists before there is anything to say. */}
      <p role="status" className="sr-only">
        {count > 0 && toCountText(count)}
      </p>
      {count > 0 && (
        <div className="border-line border-b bg-warning-soft text-warning-ink">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-10 w-full items-center gap-2 px-4 text-left font-medium text-table focus-visible:-outline-offset-2"
          >
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            <span className="flex-1">{toCountText(count)}</span>
            <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
          </button>
          {isOpen && (
            <ul id={id} className="max-h-48 space-y-0.5 overflow-y-auto px-2 pb-2">
              {errors.map(({ stepId, message }) => (
                <li key={`${stepId} ${message}`}>
                  <button
                    type="button"
                    onClick={() => onJump(stepId ?? startId)}
                    className="w-full rounded-md px-2 py-1 text-left text-table hover:bg-hover touch:py-2.5"
                  >
                    <span className="font-medium">{getName(stepId)}:</span> {message}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

const toCountText = (count: number) => `${pluralize(count, 'thing prevents', 'things prevent')} publishing`
