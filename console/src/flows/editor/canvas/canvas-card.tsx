import type { Step } from '@gable/shared/flows/step.ts'
import { stepLabels } from '@gable/shared/flows/step-labels.ts'
import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../../design/class-names.ts'
import { DragHandle } from '../../../design/inputs/drag-tree.tsx'
import { StepCounts, type StepFigures } from '../../detail/step-counts.tsx'
import type { RunFilter } from '../../detail/use-run-filter.ts'
import { getCardBorder, SentenceButton } from '../list/card-frame.tsx'
import { groupClassNames, stepIcons } from '../list/step-icons.ts'
import { handleStepKey, StepMenu } from '../list/step-menu.tsx'
import { describePlace } from '../tree/describe-place.ts'
import { useFlowEditor } from '../use-flow-editor.ts'

interface CanvasCardProps {
  id: string
  /** Where it is. Its height is known before it is drawn, so its lines never wrap. */
  box: { x: number; y: number; width: number; height: number }
  icon: LucideIcon
  iconClassName: string
  kind: string
  sentence: string
  /** Says more to a screen reader, such as the place of a step. */
  description: string
  /** A line below the sentence. */
  detail?: string | undefined
  errors: readonly string[]
  /** At the right of the first line. */
  actions?: ReactNode
  /** At the bottom. */
  footer?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A step or the start, in two lines of text. The whole text is in its settings and in its tooltip. */
export function CanvasCard(props: CanvasCardProps) {
  const { id, box, icon: Icon, iconClassName, kind, sentence, description, detail, errors, actions, footer } = props
  const { selectedId } = useFlowEditor()
  const linesId = useId()
  return (
    <div
      data-step={id}
      data-on-canvas=""
      title={sentence}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      className={cx(
        'absolute flex flex-col rounded-lg border bg-surface px-2.5 pt-1.5 pb-2 hover:border-line-strong',
        getCardBorder(id === selectedId, errors.length > 0),
      )}
    >
      <div className="flex h-7 shrink-0 items-center gap-2 touch:h-11">
        <span aria-hidden className={cx('grid size-6 shrink-0 place-items-center rounded-md', iconClassName)}>
          <Icon className="size-3.5" />
        </span>
        <p className="min-w-0 flex-1 truncate text-label text-muted">{kind}</p>
        {actions}
      </div>
      <SentenceButton
        id={id}
        sentence={sentence}
        describedBy={linesId}
        onKeyDown={props.onKeyDown}
        className={cx(
          'mt-0.5 shrink-0 font-medium text-table [overflow-wrap:anywhere]',
          isOneLine(sentence) ? 'line-clamp-1' : 'line-clamp-2',
        )}
      />
      {detail && <p className="truncate text-label text-muted">{detail}</p>}
      <p id={linesId} className="sr-only">
        {[`${description}.`, detail && `${detail}.`, ...errors].filter(Boolean).join(' ')}
      </p>
      {errors.length > 0 && (
        <p aria-hidden className="mt-auto flex items-center gap-1 text-danger-ink text-label" title={errors.join('\n')}>
          <CircleAlert className="size-3.5 shrink-0" />
          <span className="truncate">{errors.length === 1 ? errors[0] : `${errors.length} things to fix`}</span>
        </p>
      )}
      {footer && <div className="relative z-sticky mt-auto self-start whitespace-nowrap">{footer}</div>}
    </div>
  )
}

interface CardLines {
  isTouch: boolean
  sentence: string
  detail?: string | undefined
  errors: readonly string[]
  footer?: boolean
}

/** Buttons are larger where fingers touch them. */
export const getCardHeight = ({ isTouch, sentence, detail, errors, footer }: CardLines): number =>
  (isTouch ? 88 : 72) +
  (isOneLine(sentence) ? 0 : 20) +
  (detail ? 16 : 0) +
  (errors.length > 0 ? 20 : 0) +
  (footer ? 20 : 0)

/** Whether a sentence surely fits in one line, even if its letters are wide. */
const isOneLine = (sentence: string): boolean => sentence.length <= 30

interface CanvasStepProps {
  step: Step
  box: CanvasCardProps['box']
  /** Of the published version. */
  figures: StepFigures | undefined
  onShowContacts: (filter: RunFilter) => void
}

export function CanvasStep({ step, box, figures, onShowContacts }: CanvasStepProps) {
  const { definition, references, getSentence, getErrors, actions } = useFlowEditor()
  const sentence = getSentence(step)
  const { label, group } = stepLabels[step.kind]
  return (
    <CanvasCard
      box={box}
      sentence={sentence}
      id={step.id}
      icon={stepIcons[step.kind]}
      iconClassName={groupClassNames[group]}
      kind={label}
      description={describePlace(definition.steps, step.id, references)}
      errors={getErrors(step.id)}
      onKeyDown={(event) => handleStepKey(event, step.id, actions)}
      actions={
        <>
          <DragHandle id={step.id} name={sentence} onShift={(direction) => actions.shift(step.id, direction)} />
          <StepMenu step={step} />
        </>
      }
      footer={figures && <StepCounts step={step} figures={figures} onShow={onShowContacts} isShort />}
    />
  )
}
