import { useEffect } from 'react'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'

/** The sheet is the server's: whoever comes here within the console, as after signing in, asks it once more. */
export function PrintOffer() {
  useEffect(() => window.location.replace(window.location.href), [])
  return <StandalonePageSkeleton />
}
