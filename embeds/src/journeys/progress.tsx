import type { Words } from '@gable/shared/journeys/words/words.ts'
import { fillIn } from './fill-in.ts'

export function Progress({ step, steps, words }: { step: number; steps: number; words: Words }) {
  if (steps < 2) return null
  return (
    <div class="progress">
      <p role="status">
        <span key={step}>{fillIn(words.progress, { step: step + 1, steps })}</span>
      </p>
      <div class="marks" aria-hidden="true">
        {[...Array(steps).keys()].map((index) => (
          <span key={index} class={index <= step ? 'done' : undefined} />
        ))}
      </div>
    </div>
  )
}
