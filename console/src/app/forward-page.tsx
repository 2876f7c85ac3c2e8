import { useLocation } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { StandaloneSkeleton } from '../layout/standalone.tsx'
import { nextOf, withNext } from './guards/verdict.ts'

/** A link that names a page but no account: the choice of account comes first, and then that page. */
export function ForwardPage() {
  return <Redirect to={withNext('/accounts', nextOf(useLocation()))} meanwhile={<StandaloneSkeleton />} />
}

/** The areas such links may name. */
export const forwardedAreas = ['contacts', 'leads', 'property', 'workflow', 'marketing', 'settings', 'billing']
