import type { SellingTimeline } from '@gable/shared/forms/selling-timeline.ts'
import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import { faulty } from './faulty.ts'
import { FaultOf } from './field.tsx'
import { headingId, Step, type StepProps } from './step.tsx'

type ChoiceProps = StepProps & { kind: 'timeline' | 'offer'; form: JourneyForm }

/** One of several answers. Pressing one goes on at once; by keyboard one may look at them all first. */
export function ChoiceStep({ kind, form, ...props }: ChoiceProps) {
  const { state, surface, index } = props
  const { words, filling, faults, setAnswer } = state
  const name = `answers.${form.id}`
  const fault = faults[name]
  const options: [value: string, label: string][] =
    kind === 'offer'
      ? [
          ['YES', words.accept],
          ['NO', words.decline],
        ]
      : timelineOptions(words.timeline)
  const opens = surface === 'widget' && index === 0
  return (
    <Step {...props} title={words.timelineTitle} form={kind === 'offer' || opens ? form : undefined}>
      {kind === 'timeline' && opens && <p class="question">{words.timelineTitle}</p>}
      <div role="radiogroup" class="choices" aria-labelledby={headingId(index)} {...faulty(name, fault)}>
        {options.map(([value, label]) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the radio button inside
          <label
            key={value}
            class="choice"
            onClick={({ target, detail }) => {
              if (detail > 0 && !(target instanceof HTMLInputElement)) setAnswer(form.id, value, { isFinal: true })
            }}
          >
            <input
              type="radio"
              {...{ name, value }}
              required={kind === 'timeline'}
              checked={filling.answers[form.id] === value}
              onChange={() => setAnswer(form.id, value, { isFinal: false })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FaultOf id={name} fault={fault} />
    </Step>
  )
}

const timelineOptions = (labels: Record<SellingTimeline, string>) => Object.entries(labels)
