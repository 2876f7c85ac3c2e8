import type { FormChange } from '@gable/shared/forms/form.ts'
import { questionsMaximum } from '@gable/shared/forms/question.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { SelectField } from '../../design/inputs/select-field.tsx'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { FormValues } from '../form-editor.tsx'
import { QuestionFields } from './question-fields.tsx'
import { questionKindDetails, questionKindOptions } from './question-kinds.ts'
import { QuestionRow } from './question-row.tsx'
import { useQuestions } from './use-questions.ts'

interface QuestionsSectionProps {
  control: Control<FormValues, unknown, FormChange>
  /** Called when a question opens, so that the preview can show it. */
  onOpen: () => void
}

/** The agency's own questions: added, edited, reordered, duplicated and deleted. */
export function QuestionsSection({ control, onOpen }: QuestionsSectionProps) {
  const editing = useQuestions(control)
  const { questions, openId, setOpenId, setQuestions } = editing
  const isFull = questions.length >= questionsMaximum
  const addButton = useRef<HTMLButtonElement>(null)
  const lastCount = useRef(questions.length)

  useEffect(() => {
    // The menu of the deleted question is gone, so the focus moves to what stays.
    if (questions.length < lastCount.current) addButton.current?.focus()
    lastCount.current = questions.length
  }, [questions.length])

  return (
    <PanelSection
      title="Questions"
      action={
        questions.length > 0 && (
          <span className="text-label text-muted tabular-nums">{`${questions.length} of ${questionsMaximum}`}</span>
        )
      }
    >
      <div data-field="questions" className="space-y-3">
        {questions.length === 0 && (
          <p className="text-muted">
            Ask visitors what you need to know. In a form group, the first form asks its questions.
          </p>
        )}
        <DragList
          items={questions}
          getName={({ label }) => label.en || 'Untitled question'}
          onReorder={setQuestions}
          disabled={questions.length < 2}
          className="flex flex-col gap-2"
        >
          {(question, handle) => {
            const index = questions.indexOf(question)
            const isOpen = question.id === openId
            return (
              <QuestionRow
                question={question}
                handle={handle}
                isOpen={isOpen}
                needsAttention={editing.hasErrors(index)}
                isTooEarly={questions.slice(index).some(({ id }) => id === question.condition?.questionId)}
                onToggle={() => {
                  setOpenId(isOpen ? undefined : question.id)
                  if (!isOpen) onOpen()
                }}
                onDuplicate={isFull ? undefined : () => editing.duplicate(index)}
                onDelete={() => editing.remove(index)}
              >
                <QuestionFields editing={editing} question={question} index={index} />
              </QuestionRow>
            )
          }}
        </DragList>
        {editing.error && <p className="text-danger-ink text-label">{editing.error}</p>}
        <Menu
          trigger={
            <Button ref={addButton} size="sm" icon={Plus} disabled={isFull}>
              Add question
            </Button>
          }
        >
          {questionKindOptions.map(({ value, label }) => (
            <MenuItem key={value} icon={questionKindDetails[value].icon} onSelect={() => editing.add(value)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
        {isFull && (
          <p className="text-label text-muted">
            {`A form can have ${questionsMaximum} questions. Delete one to add another.`}
          </p>
        )}
      </div>
      {questions.length > 0 && (
        <SelectField
          control={control}
          name="questionPlace"
          label="When to Ask"
          options={[
            { value: 'BEFORE_DETAILS', label: 'Before the contact details' },
            { value: 'AFTER_DETAILS', label: 'After the contact details' },
          ]}
        />
      )}
    </PanelSection>
  )
}
