import { NoResults } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { useAccountPath } from '../platform/account.ts'

export function NotFoundPage() {
  return (
    <StandalonePage>
      <NotFoundMessage backTo="/" />
    </StandalonePage>
  )
}

/** The same page inside the shell of an account. */
export function AccountNotFoundPage() {
  return <NotFoundMessage backTo={useAccountPath()('home')} />
}

export function NotFoundMessage({ backTo }: { backTo: string }) {
  return (
    <>
      <h1 className="sr-only">Page not found</h1>
      <NoResults
        title="Page not found"
        text="There is nothing at this address. The page may have moved, or the link may be wrong."
        action={
          <Button variant="primary" to={backTo}>
            Go to the start page
          </Button>
        }
      />
    </>
  )
}
