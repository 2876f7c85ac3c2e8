import { type FormQuestion, isBranching } from '@gable/shared/forms/question.ts'
import { questionMessages } from '@gable/shared/forms/question-messages.ts'
import { Field } from '../../design/inputs/field.tsx'
import { Select } from '../../design/inputs/select.tsx'

interface ConditionFieldsProps {
  questions: readonly FormQuestion[]
  question: FormQuestion
  index: number
  getError: (path: string) => string | undefined
  onChange: (change: Pick<FormQuestion, 'condition'>) => void
}

/** Shows the question only after an answer to an earlier one. */
export function ConditionFields({ questions, question, index, getError, onChange }: ConditionFieldsProps) {
  const { condition } = question
  const sources = questions.slice(0, index).filter(({ kind }) => isBranching(kind))
  const source = sources.find(({ id }) => id === condition?.questionId)
  const later = questions.slice(index + 1).find(({ id }) => id === condition?.questionId)
  if (sources.length === 0 && !condition) return null
  const options = [
    { value: always, label: 'Always' },
    ...sources.map(({ id, label }) => ({ value: id, label: `If “${label.en || 'Untitled question'}” is…` })),
    ...(later ? [{ value: later.id, label: `If “${later.label.en}” is…` }] : []),
  ]
  return (
    <>
      <Field
        label="Show This Question"
        error={later ? questionMessages.laterSource(later.label.en) : getError(`${index}.condition.questionId`)}
      >
        {(control) => (
          <Select
            {...control}
            value={condition ? condition.questionId : always}
            options={options}
            onChange={(questionId) => onChange({ condition: questionId === always ? null : { questionId, value: '' } })}
          />
        )}
      </Field>
      {condition && source && (
        <Field label="Answer" required error={getError(`${index}.condition.value`)}>
          {(control) => (
            <Select
              {...control}
              value={condition.value || null}
              options={listAnswers(source)}
              onChange={(value) => onChange({ condition: { ...condition, value } })}
            />
          )}
        </Field>
      )}
    </>
  )
}

const always = 'ALWAYS'

const listAnswers = ({ kind, choices }: FormQuestion) =>
  kind === 'YES_NO'
    ? [
        { value: 'YES', label: 'Yes' },
        { value: 'NO', label: 'No' },
      ]
    : choices.map(({ id, label }, position) => ({ value: id, label: label.en || `Choice ${position + 1}` }))
