import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { useRouteTitle } from '../platform/title.ts'

export function Root() {
  return (
    <>
      <PageTitle />
      <PageLoadingBar />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Rendered before the page, so that a page can override the title. Announces navigations, which load no document. */
function PageTitle() {
  return (
    <p aria-live="polite" className="sr-only">
      {useRouteTitle()}
    </p>
  )
}

/** Its animation starts with a delay, so that fast navigations do not flash. */
function PageLoadingBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-skeleton bg-accent"
    />
  )
}
