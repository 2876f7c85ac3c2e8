import { Check } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import type { ProgressStep } from './progress.ts'
import { stepNames } from './step-labels.ts'

/** Steps are not links: completed ones cannot be reopened. */
export function StepProgress({ steps }: { steps: readonly ProgressStep[] }) {
  const currentIndex = steps.findIndex(({ state }) => state === 'current')
  return (
    <>
      <p className="mb-2 font-medium text-label text-muted sm:hidden" aria-hidden="true">
        Step {currentIndex + 1} of {steps.length}
      </p>
      <ol aria-label="Steps" className="mb-8 flex gap-2 sm:mb-10">
        {steps.map(({ step, state }) => (
          <li key={step} aria-current={state === 'current' ? 'step' : undefined} className="min-w-0 flex-1">
            <span className={cx('block h-1 rounded-full', state === 'upcoming' ? 'bg-line' : 'bg-accent')} />
            <span
              className={cx(
                'sr-only mt-2 items-center gap-1 text-label sm:not-sr-only sm:mt-2 sm:flex',
                state === 'current' ? 'font-medium text-ink' : 'text-muted',
              )}
            >
              {state === 'done' && <Check aria-hidden="true" className="size-3 shrink-0 text-accent-ink" />}
              {stepNames[step]}
              {state === 'done' && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
