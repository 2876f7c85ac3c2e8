import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { useRouteTitle } from '../platform/title.ts'

/** Around every page: its title, and where it was scrolled to. */
export function Root() {
  return (
    <>
      <PageTitle />
      <UnderWay />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Stands before the page, so that a page's own title is set after it. It is spoken: moving within the console loads nothing. */
function PageTitle() {
  return (
    <p aria-live="polite" className="sr-only">
      {useRouteTitle()}
    </p>
  )
}

/** The next page is being fetched. A quick one needs no mention: the bar waits a moment before it shows. */
function UnderWay() {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-skeleton bg-accent"
    />
  )
}
