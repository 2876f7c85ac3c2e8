import { safeNext } from '@gable/shared/identity/next.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StandaloneSkeleton } from '../layout/standalone.tsx'

/** Starts the console anew at `next`: whatever this tab has read, and the code it runs, is fetched again. */
export function ReloadPage() {
  const [params] = useSearchParams()
  const next = safeNext(params.get('next')) ?? ''
  useEffect(() => {
    window.location.replace(`/${next}`)
  }, [next])
  return <StandaloneSkeleton />
}
