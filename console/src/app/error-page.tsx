import { useState } from 'react'
import { Failed } from '../design/feedback/states.tsx'
import { Standalone } from '../layout/standalone.tsx'

/** What a page shows that could not be loaded, for whatever reason but not being there. */
export function ErrorPage({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Standalone>
      <ErrorContent onRetry={onRetry} />
    </Standalone>
  )
}

export function ErrorContent({ onRetry }: { onRetry: () => unknown }) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await Promise.resolve(onRetry()).catch(() => {})
    setRetrying(false)
  }

  return (
    <>
      <h1 className="sr-only">Something went wrong</h1>
      <Failed
        title="Something went wrong"
        text="The page could not be loaded. Check your connection and try again."
        onRetry={retry}
        retrying={isRetrying}
      />
    </>
  )
}
