import type { Problem } from '@gable/shared/http/problem.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Failed, NoAccess } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'

interface LoadProblemProps {
  problem: Problem
  /** What the toast says on the way to the not-found page when the thing is not there. */
  missing?: string | undefined
  /** What could not be loaded, as a sentence: "The contact could not be loaded". */
  failed?: string | undefined
  onRetry: () => unknown
  retrying?: boolean | undefined
}

/** Stands where a page's data would: what is not there leads to not-found, what failed offers another try. */
export function LoadProblem({ problem, missing, failed, onRetry, retrying = false }: LoadProblemProps) {
  if (problem.code === 'not_found') return <Missing text={missing} />
  if (problem.code === 'forbidden') return <NoAccess />
  return <Failed title={failed ?? 'Something went wrong'} onRetry={() => void onRetry()} retrying={retrying} />
}

function Missing({ text }: { text: string | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    // Held back by a tick, so that an effect that is run twice speaks once.
    const leaving = setTimeout(() => {
      if (text) toast.error(text)
      void navigate('/not-found', { replace: true })
    })
    return () => clearTimeout(leaving)
  }, [text, navigate])
  return null
}
