import type { Problem } from '@gable/shared/http/problem.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorState, NoAccess } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'

interface LoadErrorProps {
  problem: Problem
  /** Toast shown with the not-found page when the record does not exist. */
  notFoundMessage?: string | undefined
  /** A sentence: "The contact could not be loaded". */
  title?: string | undefined
  onRetry: () => unknown
  retrying?: boolean | undefined
}

/** Replaces a page's content: redirects if the record does not exist, otherwise offers a retry. */
export function LoadError({ problem, notFoundMessage, title, onRetry, retrying = false }: LoadErrorProps) {
  if (problem.code === 'not_found') return <NotFoundRedirect text={notFoundMessage} />
  if (problem.code === 'forbidden') return <NoAccess />
  return (
    <ErrorState
      title={title ?? 'Something went wrong'}
      text={problem.code === 'unavailable' ? problem.message : undefined}
      onRetry={() => void onRetry()}
      retrying={retrying}
    />
  )
}

function NotFoundRedirect({ text }: { text: string | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    // Deferred, so that strict mode's double effect shows one toast.
    const timer = setTimeout(() => {
      if (text) toast.error(text)
      void navigate('/not-found', { replace: true })
    })
    return () => clearTimeout(timer)
  }, [text, navigate])
  return null
}
