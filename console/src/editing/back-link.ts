import { toSafeNext } from '@gable/shared/identity/next.ts'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The link that closes an editor. */
export interface BackLink {
  to: string
  label: string
}

/** Returns to the page in the `next` parameter, or else to the fallback path. */
export function useBackLink(fallback: string): BackLink {
  const [params] = useSearchParams()
  const next = toSafeNext(params.get('next'))
  return { to: next === undefined ? fallback : `/${next}`, label: 'Close editor' }
}

/** The query to append to an editor's path, so that closing the editor returns to this page. */
export function useReturnQuery() {
  const { pathname, search } = useLocation()
  return `?next=${encodeURIComponent(pathname.slice(1) + search)}`
}
