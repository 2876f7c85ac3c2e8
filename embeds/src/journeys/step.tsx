import type { JourneyForm } from '@gable/shared/journeys/journey.ts'
import type { ComponentChildren } from 'preact'
import { ConsentText } from './consent-text.tsx'
import type { JourneyState } from './use-journey.ts'

export interface StepProps {
  state: JourneyState
  surface: 'page' | 'widget'
  index: number
  isHidden: boolean
}

type StepLayoutProps = StepProps & { title: string; form?: JourneyForm | undefined; children: ComponentChildren }

/** One screen of the journey: heading, questions and navigation. */
export function Step({ state, index, isHidden, title, form, children }: StepLayoutProps) {
  return (
    <section class="step" hidden={isHidden} aria-labelledby={headingId(index)}>
      <h2 id={headingId(index)} tabIndex={-1} part="heading">
        {form ? form.title : title}
      </h2>
      {form?.description && <p class="lead">{form.description}</p>}
      {children}
      {isLastStep(state, index) && <ConsentText {...state} />}
      <StepButtons state={state} index={index} />
    </section>
  )
}

/** The step with the Send button, which gives the consent. */
const isLastStep = ({ steps }: JourneyState, index: number) => index === steps.length - 1

export const headingId = (index: number) => `journey-step-${index}`

function StepButtons({ state, index }: Pick<StepProps, 'state' | 'index'>) {
  const { labels, phase, goBack, leave } = state
  return (
    <div class="buttons">
      {(index > 0 || leave) && (
        <button type="button" class="quiet stepping" part="back" onClick={goBack}>
          {labels.back}
        </button>
      )}
      {isLastStep(state, index) ? (
        <button type="submit" class="primary" part="button" aria-disabled={phase !== 'editing'}>
          <span key={phase}>{phase === 'editing' ? labels.send : labels.sending}</span>
        </button>
      ) : (
        // Clicked before the script has loaded, it submits what there is, and the server renders the whole form.
        <button type="submit" class="primary stepping" part="button" name="goOn" value="yes" formNoValidate>
          {labels.next}
        </button>
      )}
    </div>
  )
}
