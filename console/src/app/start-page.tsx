import { useLocation } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { StandaloneSkeleton } from '../layout/standalone.tsx'

/** The bare address: on to the accounts. */
export function StartPage() {
  const { search, hash } = useLocation()
  return <Redirect to={`/accounts${search}${hash}`} meanwhile={<StandaloneSkeleton />} />
}
