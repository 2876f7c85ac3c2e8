import type { ReactNode } from 'react'
import { BackButton } from './back-button.tsx'

/** The buttons below the form of a step: continue first, then the way back. */
export const StepActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-col gap-2 sm:flex-row">
    {children}
    <BackButton />
  </div>
)
