import type { SellingTimeline } from '@gable/shared/forms/selling-timeline.ts'
import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import { errorAttributes, FieldErrorText } from './field.tsx'
import { headingId, Step, type StepProps } from './step.tsx'

type ChoiceProps = StepProps & { kind: 'timeline' | 'offer'; form: JourneyForm }

/** One of several answers. A click goes straight to the next step; arrow keys only change the selection. */
export function ChoiceStep({ kind, form, ...props }: ChoiceProps) {
  const { state, surface, index } = props
  const { labels, values, errors, setAnswer } = state
  const name = `answers.${form.id}`
  const error = errors[name]
  const options: [value: string, label: string][] =
    kind === 'offer'
      ? [
          ['YES', labels.accept],
          ['NO', labels.decline],
        ]
      : timelineOptions(labels.timeline)
  const isFirst = surface === 'widget' && index === 0
  return (
    <Step {...props} title={labels.timelineTitle} form={kind === 'offer' || isFirst ? form : undefined}>
      {kind === 'timeline' && isFirst && <p class="question">{labels.timelineTitle}</p>}
      <div role="radiogroup" class="choices" aria-labelledby={headingId(index)} {...errorAttributes(name, error)}>
        {options.map(([value, label]) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the radio button inside
          <label
            key={value}
            class="choice"
            onClick={({ target, detail }) => {
              if (detail > 0 && !(target instanceof HTMLInputElement)) setAnswer(form.id, value, { isFinal: true })
            }}
          >
            <input
              type="radio"
              name={name}
              value={value}
              required={kind === 'timeline'}
              checked={values.answers[form.id] === value}
              onChange={() => setAnswer(form.id, value, { isFinal: false })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={name} error={error} />
    </Step>
  )
}

const timelineOptions = (labels: Record<SellingTimeline, string>) => Object.entries(labels)
