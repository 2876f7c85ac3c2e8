import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

interface RedirectProps {
  to: string
  state?: unknown
  /** What stands on the screen until the other page is there. */
  meanwhile: ReactNode
}

/** Leads elsewhere; Back never returns here. */
export function Redirect({ to, state, meanwhile }: RedirectProps) {
  return (
    <>
      <Navigate replace to={to} state={state} />
      {meanwhile}
    </>
  )
}
