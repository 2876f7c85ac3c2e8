import { toSafeNext } from '@gable/shared/identity/next.ts'
import { isId } from '@gable/shared/ids.ts'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { addNextParam, toNextPath } from '../layout/page-location.ts'
import { Redirect } from '../layout/redirect.tsx'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'

export function StartPage() {
  const { search, hash } = useLocation()
  return <Redirect to={`/accounts${search}${hash}`} fallback={<StandalonePageSkeleton />} />
}

/** Areas of an account that links may name without an account. */
export const areasWithoutAccount = [
  'home',
  'contacts',
  'leads',
  'property',
  'reports',
  'workflow',
  'marketing',
  'settings',
  'billing',
  'marketplace',
]

/** Redirects such a link to the account list, which then opens the page. */
export function ForwardPage() {
  return <Redirect to={addNextParam('/accounts', toNextPath(useLocation()))} fallback={<StandalonePageSkeleton />} />
}

/** Google and Microsoft send the browser here. Their answer begins with the account in which the agent began. */
export function CalendarReturnPage() {
  const { search } = useLocation()
  const [accountId = ''] = (new URLSearchParams(search).get('state') ?? '').split('.')
  const to = isId(accountId) ? `/a/${accountId}/settings/booking-page/calendars${search}` : '/accounts'
  return <Redirect to={to} fallback={<StandalonePageSkeleton />} />
}

/** Reloads the console at `next`, with fresh data and the current code. */
export function ReloadPage() {
  const [params] = useSearchParams()
  const next = toSafeNext(params.get('next')) ?? ''
  useEffect(() => {
    window.location.replace(`/${next}`)
  }, [next])
  return <StandalonePageSkeleton />
}
