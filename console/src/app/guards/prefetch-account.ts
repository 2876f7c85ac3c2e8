import type { Params } from 'react-router-dom'
import { prefetchApi } from '../../platform/use-api.ts'

/** Loader of the account routes: fetches the guards' data in parallel with the code. */
export function prefetchAccount({ params: { accountId } }: { params: Params }) {
  prefetchApi(undefined, 'GET /session')
  prefetchApi(accountId, 'GET /agent/me')
  prefetchApi(accountId, 'GET /agent/agency')
  prefetchApi(accountId, 'GET /agent/permissions')
  prefetchApi(accountId, 'GET /agent/plan')
  return null
}
