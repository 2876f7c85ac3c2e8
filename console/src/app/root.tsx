import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useRouteTitle } from '../platform/title.ts'

/** Around every page: its title, and where it was scrolled to. */
export function Root() {
  return (
    <>
      <PageTitle />
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
