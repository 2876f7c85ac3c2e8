import { toSafeNext } from '@gable/shared/identity/next.ts'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Where closing an editor leads, and how that is called. */
export interface BackLink {
  to: string
  label: string
}

/** To where the editor was opened from, else to this path. */
export function useBackLink(fallback: string): BackLink {
  const [params] = useSearchParams()
  const next = toSafeNext(params.get('next'))
  return { to: next === undefined ? fallback : `/${next}`, label: 'Close editor' }
}

/** To be added to an editor's address: closing it then leads back to this page. */
export function useReturnQuery() {
  const { pathname, search } = useLocation()
  return `?next=${encodeURIComponent(pathname.slice(1) + search)}`
}
