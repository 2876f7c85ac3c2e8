import { type OnboardingStep, onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import type { ReactNode } from 'react'
import { GableLogo } from '../layout/gable-logo.tsx'
import { useAccount } from '../platform/account.ts'
import { HouseUnderConstruction } from './house-under-construction.tsx'
import { LeaveOnboardingLinks } from './leave-onboarding-links.tsx'
import { getProgressSteps } from './progress.ts'
import { StepProgress } from './step-progress.tsx'

/** The frame around each step. On a wide screen, a house is built further with every step. */
export function OnboardingFrame({ step, children }: { step: OnboardingStep; children: ReactNode }) {
  const steps = getProgressSteps(useAccount())
  const builtParts = steps.length > 1 ? onboardingSteps.indexOf(step) : onboardingSteps.length
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(600px,7fr)_5fr]">
      <div className="flex min-w-0 flex-col">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-10 sm:pt-7">
          <GableLogo />
          <LeaveOnboardingLinks />
        </header>
        <main className="mx-auto w-full max-w-[680px] flex-1 px-5 pt-8 pb-16 sm:px-10 sm:pt-[max(40px,8vh)]">
          {steps.length > 1 && <StepProgress steps={steps} />}
          {children}
        </main>
      </div>
      <div aria-hidden="true" className="hidden p-3 pl-0 lg:block">
        <div className="sticky top-3 h-[calc(100dvh-24px)] overflow-hidden rounded-lg bg-sunken">
          <HouseUnderConstruction builtParts={builtParts} />
          <p className="relative max-w-[400px] text-balance p-10 font-semibold text-figure tracking-[-0.015em]">
            {captions[builtParts]}
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
  'All it needs is the key.',
  'The door is open. Come on in.',
]
