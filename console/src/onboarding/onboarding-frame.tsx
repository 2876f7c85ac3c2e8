import { type OnboardingStep, onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { ReactNode } from 'react'
import { GableMark } from '../layout/gable-mark.tsx'
import { useAccount } from '../platform/account.ts'
import { LeaveLinks } from './leave-links.tsx'
import { progressOf } from './progress.ts'
import { RisingHouse } from './rising-house.tsx'
import { StepProgress } from './step-progress.tsx'

/** Around each step: the mark, the way out, how far one is, and on a wide screen a house that grows with every step. */
export function OnboardingFrame({ step, children }: { step: OnboardingStep; children: ReactNode }) {
  const steps = progressOf(useAccount())
  const built = steps.length > 1 ? onboardingSteps.indexOf(step) : onboardingSteps.length
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(600px,7fr)_5fr]">
      <div className="flex min-w-0 flex-col">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-10 sm:pt-7">
          <GableMark />
          <LeaveLinks />
        </header>
        <main className="mx-auto w-full max-w-[680px] flex-1 px-5 pt-8 pb-16 sm:px-10 sm:pt-[max(40px,8vh)]">
          {steps.length > 1 && <StepProgress steps={steps} />}
          {children}
        </main>
      </div>
      <div aria-hidden="true" className="hidden p-3 pl-0 lg:block">
        <div className="sticky top-3 h-[calc(100dvh-24px)] overflow-hidden rounded-lg bg-sunken">
          <RisingHouse built={built} />
          <p className="relative max-w-[400px] text-balance p-10 font-semibold text-figure tracking-[-0.015em]">
            {captions[built]}
          </p>
        </div>
      </div>
    </div>
  )
}

const captions = [
  'Every good house starts with a plan.',
  'The walls are up.',
  'Doors and windows are in.',
  'Only the key is missing.',
  'The door is open. Come on in.',
]
