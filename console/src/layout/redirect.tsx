import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

interface RedirectProps {
  to: string
  state?: unknown
  /** Shown until the other page renders. */
  fallback: ReactNode
}

/** Replaces the history entry, so Back never returns to this address. */
export function Redirect({ to, state, fallback }: RedirectProps) {
  return (
    <>
      <Navigate replace to={to} state={state} />
      {fallback}
    </>
  )
}
