import { useEffect } from 'react'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'

/** The server renders this page. A navigation inside the console, such as after sign-in, has to load it. */
export function PrintOffer() {
  useEffect(() => window.location.replace(window.location.href), [])
  return <StandalonePageSkeleton />
}
