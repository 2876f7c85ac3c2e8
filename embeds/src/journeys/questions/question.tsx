import { type CustomQuestion, customAnswerMaximum, splitChoices } from '@gable/shared/journeys/custom-questions.ts'
import { errorAttributes, FieldErrorText } from '../field.tsx'
import type { StepProps } from '../step.tsx'

interface QuestionProps {
  state: StepProps['state']
  question: CustomQuestion
  required: boolean
}

/** One question with its help and its error. */
export function Question({ state, question, required }: QuestionProps) {
  const { labels, values, errors, setQuestion } = state
  const { id, kind, label, help } = question
  const name = `questions.${id}`
  const error = errors[name]
  const answer = values.questions?.[id] ?? ''
  const choices =
    question.choices ??
    (kind === 'YES_NO' && [
      { id: 'YES', label: labels.yes },
      { id: 'NO', label: labels.no },
    ])
  const labelId = `${name}-label`
  const note = question.required ? '' : ` (${labels.optional})`
  const described = [error && `${name}-fault`, help && `${name}-help`].filter(Boolean).join(' ')
  const attributes = { ...errorAttributes(name, error), ...(described && { 'aria-describedby': described }) }
  const input = {
    id: name,
    name,
    required,
    value: answer,
    part: 'input',
    ...attributes,
    maxLength: kind === 'SHORT_TEXT' || kind === 'LONG_TEXT' ? customAnswerMaximum[kind] : customAnswerMaximum.other,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setQuestion(id, currentTarget.value),
  }
  const group = {
    role: kind === 'CHOICES' ? 'group' : 'radiogroup',
    'aria-labelledby': labelId,
    ...attributes,
  } as const
  const toggle = (choice: string, isOn: boolean) => {
    const others = splitChoices(answer).filter((other) => other && other !== choice)
    setQuestion(id, kind === 'CHOICES' ? [...others, ...(isOn ? [choice] : [])].join(',') : choice)
  }
  return (
    <div class="field" part="field">
      {choices ? (
        <p class="label" id={labelId} part="label">
          {label}
          {note && <span class="note">{note}</span>}
        </p>
      ) : (
        <label for={name} part="label">
          {label}
          {note && <span class="note">{note}</span>}
        </label>
      )}
      {help && (
        <p class="note help" id={`${name}-help`}>
          {help}
        </p>
      )}
      {choices ? (
        <div class="choices" {...group}>
          {choices.map((choice) => (
            <label key={choice.id} class="choice">
              <input
                type={kind === 'CHOICES' ? 'checkbox' : 'radio'}
                name={name}
                value={choice.id}
                required={required && kind !== 'CHOICES'}
                checked={splitChoices(answer).includes(choice.id)}
                onChange={({ currentTarget }) => toggle(choice.id, currentTarget.checked)}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      ) : kind === 'LONG_TEXT' ? (
        <textarea rows={4} {...input} />
      ) : (
        <input {...inputAttributes[kind]} {...input} />
      )}
      <FieldErrorText id={name} error={error} />
    </div>
  )
}

const inputAttributes: Partial<Record<CustomQuestion['kind'], object>> = {
  NUMBER: { inputMode: 'decimal', autocomplete: 'off' },
  MONEY: { inputMode: 'decimal', autocomplete: 'off', placeholder: '$' },
  DATE: { type: 'date' },
  PHONE: { type: 'tel', autocomplete: 'tel' },
}
