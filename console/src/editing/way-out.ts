import { safeNext } from '@gable/shared/identity/next.ts'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Where closing an editor leads, and how that is called. */
export interface WayOut {
  to: string
  label: string
}

/** To where the editor was opened from, else to this path. */
export function useWayOut(otherwise: string): WayOut {
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  return { to: next === undefined ? otherwise : `/${next}`, label: 'Close editor' }
}

/** To be added to an editor's address: closing it then leads back to this page. */
export function useBackHere() {
  const { pathname, search } = useLocation()
  return `?next=${encodeURIComponent(pathname.slice(1) + search)}`
}
