import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { interpolate } from './interpolate.ts'

export function Progress({ step, steps, labels }: { step: number; steps: number; labels: JourneyLabels }) {
  if (steps < 2) return null
  return (
    <div class="progress">
      <p role="status">
        <span key={step}>{interpolate(labels.progress, { step: step + 1, steps })}</span>
      </p>
      <div class="bars" aria-hidden="true">
        {[...Array(steps).keys()].map((index) => (
          <span key={index} class={index <= step ? 'done' : undefined} />
        ))}
      </div>
    </div>
  )
}
