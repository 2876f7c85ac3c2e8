import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import type { ComponentChildren } from 'preact'
import type { JourneyState } from './use-journey.ts'

export interface StepProps {
  state: JourneyState
  surface: 'page' | 'widget'
  index: number
  isHidden: boolean
}

type Frame = StepProps & { title: string; form?: JourneyForm | undefined; children: ComponentChildren }

/** One screen of the journey: its heading, what it asks, and the ways on and back. */
export function Step({ state, index, isHidden, title, form, children }: Frame) {
  return (
    <section class="step" hidden={isHidden} aria-labelledby={headingId(index)}>
      <h2 id={headingId(index)} tabIndex={-1} part="heading">
        {form ? form.title : title}
      </h2>
      {form?.description && <p class="lead">{form.description}</p>}
      {children}
      <Moves state={state} index={index} />
    </section>
  )
}

export const headingId = (index: number) => `journey-step-${index}`

function Moves({ state: { words, steps, phase, goBack, canLeave }, index }: Pick<StepProps, 'state' | 'index'>) {
  const isLast = index === steps.length - 1
  return (
    <div class="moves">
      {(index > 0 || canLeave) && (
        <button type="button" class="quiet stepping" part="back" onClick={goBack}>
          {words.back}
        </button>
      )}
      {isLast ? (
        <button type="submit" class="primary" part="button" aria-disabled={phase !== 'asking'}>
          <span key={phase}>{phase === 'asking' ? words.send : words.sending}</span>
        </button>
      ) : (
        // Pressed before the script has arrived it sends what there is, and the server shows the whole form.
        <button type="submit" class="primary stepping" part="button" name="goOn" value="yes" formNoValidate>
          {words.next}
        </button>
      )}
    </div>
  )
}
