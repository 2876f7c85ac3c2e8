import { useState } from 'react'
import { ErrorState } from '../design/feedback/states.tsx'
import { StandalonePage } from './standalone-page.tsx'

/** Shown when a page exists but could not be loaded. */
export function ErrorPage({ onRetry }: { onRetry: () => unknown }) {
  return (
    <StandalonePage>
      <ErrorMessage onRetry={onRetry} />
    </StandalonePage>
  )
}

export function ErrorMessage({ onRetry }: { onRetry: () => unknown }) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await Promise.resolve(onRetry()).catch(() => {})
    setRetrying(false)
  }

  return (
    <>
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="Something went wrong"
        text="The page could not be loaded. Please try again."
        onRetry={retry}
        retrying={isRetrying}
      />
    </>
  )
}
