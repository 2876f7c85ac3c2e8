import type { ReactNode } from 'react'

/** Why signing in failed, above the button. The live region exists before there is anything to announce. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-danger-ink text-table empty:hidden">
    {children}
  </p>
)
