import type { FormQuestion } from '@gable/shared/forms/question.ts'
import { questionsMaximum } from '@gable/shared/forms/question.ts'
import { ChevronDown, Copy, Ellipsis, Split, Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { questionKindDetails } from './question-kinds.ts'

interface QuestionRowProps {
  question: FormQuestion
  handle: ReactNode
  isOpen: boolean
  needsAttention: boolean
  /** The question that it depends on comes later. */
  isTooEarly: boolean
  onToggle: () => void
  /** Undefined when the form has no room for another question. */
  onDuplicate: (() => void) | undefined
  onDelete: () => void
  /** The fields, shown while the question is open. */
  children: ReactNode
}

/** A question in the list of the form. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, handle, isOpen, needsAttention, isTooEarly, onToggle, onDuplicate, onDelete, children } = props
  const id = useId()
  const { icon: Icon, label: kindLabel } = questionKindDetails[question.kind]
  const name = question.label.en || 'Untitled question'
  return (
    <div className={cx('rounded-lg border bg-surface', isOpen ? 'border-line-strong' : 'border-line')}>
      <div className="flex items-center gap-1 py-1 pr-1 pl-1.5">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left touch:min-h-11"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
          <span className="min-w-0 flex-1">
            <span className={cx('block truncate font-medium', !question.label.en && 'text-muted')}>
              {name}
              {question.isRequired && <span className="text-danger-ink"> *</span>}
            </span>
            <span className="flex items-center gap-1 text-label text-muted">
              {kindLabel}
              {question.condition && (
                <>
                  <Split aria-hidden="true" className="size-3 shrink-0" />
                  <span className={cx('truncate', isTooEarly && 'text-danger-ink')}>
                    {isTooEarly ? 'depends on a later question' : 'depends on an answer'}
                  </span>
                </>
              )}
            </span>
          </span>
          {(needsAttention || isTooEarly) && (
            <>
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning-ink" />
              <span className="sr-only">needs attention</span>
            </>
          )}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${name}`} />}>
          <MenuItem
            icon={Copy}
            onSelect={onDuplicate}
            disabledReason={!onDuplicate && `A form can have ${questionsMaximum} questions`}
          >
            Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {isOpen && (
        <section id={id} aria-label={name} className="space-y-4 border-line border-t px-3 pt-3 pb-4">
          {children}
        </section>
      )}
    </div>
  )
}
