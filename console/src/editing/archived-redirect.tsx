import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'

interface ArchivedRedirectProps {
  /** The page of the archived item. */
  to: string
  reason: string
}

/** Leads from the editor of an archived item to its page, and says why. */
export function ArchivedRedirect({ to, reason }: ArchivedRedirectProps) {
  const navigate = useNavigate()
  useEffect(() => {
    // Deferred, so that strict mode's double effect shows one toast.
    const timer = setTimeout(() => {
      toast(reason)
      void navigate(to, { replace: true })
    })
    return () => clearTimeout(timer)
  }, [to, reason, navigate])
  return null
}
