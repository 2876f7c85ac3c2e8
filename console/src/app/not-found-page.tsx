import { FilteredToNothing } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Standalone } from '../layout/standalone.tsx'

/** Any address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Standalone>
      <NotFoundContent to="/" />
    </Standalone>
  )
}

/** The same inside the shell of an account; `to` is where one can go from here. */
export function NotFoundContent({ to }: { to: string }) {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <FilteredToNothing
        title="Page not found"
        text="There is nothing at this address. It may have moved, or the link is not quite right."
        action={
          <Button variant="primary" to={to}>
            Go to the start page
          </Button>
        }
      />
    </>
  )
}
