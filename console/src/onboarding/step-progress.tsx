import { Check } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import type { ProgressStep } from './progress.ts'
import { stepNames } from './step-words.ts'

/** How far one is. Steps are not to be gone back to, so nothing here can be pressed. */
export function StepProgress({ steps }: { steps: readonly ProgressStep[] }) {
  const now = steps.findIndex(({ state }) => state === 'now')
  return (
    <>
      <p className="mb-2 font-medium text-label text-muted sm:hidden" aria-hidden="true">
        Step {now + 1} of {steps.length}
      </p>
      <ol aria-label="Steps" className="mb-8 flex gap-2 sm:mb-10">
        {steps.map(({ step, state }) => (
          <li key={step} aria-current={state === 'now' ? 'step' : undefined} className="min-w-0 flex-1">
            <span className={cx('block h-1 rounded-full', state === 'ahead' ? 'bg-line' : 'bg-accent')} />
            <span
              className={cx(
                'sr-only mt-2 items-center gap-1 text-label sm:not-sr-only sm:mt-2 sm:flex',
                state === 'now' ? 'font-medium text-ink' : 'text-muted',
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
