import { earlierSteps } from '@gable/shared/onboarding/steps.ts'
import { Check } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import type { ProgressStep } from './progress.ts'
import { stepNames } from './step-labels.ts'
import { useGoBack } from './use-go-back.ts'

/** The steps of the onboarding. A completed one can be opened again. */
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
            {state === 'done' ? (
              <DoneStep step={step} />
            ) : (
              <span className={cx(nameClassName, state === 'current' ? 'font-medium text-ink' : 'text-muted')}>
                {stepNames[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function DoneStep({ step }: Pick<ProgressStep, 'step'>) {
  const { goBack, pendingStep } = useGoBack()
  const earlierStep = earlierSteps.find((earlier) => earlier === step)
  return (
    <button
      type="button"
      aria-disabled={pendingStep !== undefined}
      onClick={() => earlierStep && !pendingStep && void goBack(earlierStep)}
      className={cx(nameClassName, 'rounded-sm text-muted hover:text-ink')}
    >
      <Check aria-hidden="true" className="size-3 shrink-0 text-accent-ink" />
      <span className="truncate">{stepNames[step]}</span>
      <span className="sr-only">, done</span>
    </button>
  )
}

// On a narrow screen the names would not fit. There, the button below the form leads back.
const nameClassName = 'sr-only mt-2 min-h-6 max-w-full items-center gap-1 text-label sm:not-sr-only sm:mt-2 sm:flex'
