import { userNotAvailable } from '@gable/shared/team/messages.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'

/** Says that the user does not exist and goes to the root. */
export function UnknownMember() {
  const navigate = useNavigate()
  useEffect(() => {
    // Deferred, so that strict mode's double effect shows one toast.
    const timer = setTimeout(() => {
      toast.error(userNotAvailable)
      void navigate('/', { replace: true })
    })
    return () => clearTimeout(timer)
  }, [navigate])
  return null
}
