import { lazy, type ReactNode, Suspense } from 'react'
import { useAccount } from '../../platform/account.ts'
import { askPlan } from './account-guards.ts'

const ScheduleDemo = lazy(() => import('./schedule-demo.tsx').then(({ ScheduleDemo }) => ({ default: ScheduleDemo })))

/** An account without a plan opens on nothing but the offer to show what a plan brings. */
export function PlanGuard({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  if (askPlan(useAccount()) === 'open') return children
  return (
    <>
      {meanwhile}
      <Suspense>
        <ScheduleDemo />
      </Suspense>
    </>
  )
}
