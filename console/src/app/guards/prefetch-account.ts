import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Params } from 'react-router-dom'
import { prefetchApi, prefetchFrom } from '../../platform/use-api.ts'

/** Loader of the account routes: fetches the guards' data in parallel with the code, in one response. */
export function prefetchAccount({ params: { accountId } }: { params: Params }) {
  prefetchApi(undefined, 'GET /session')
  const start: Promise<Reply<Contract['GET /agent/start']>> = prefetchApi(accountId, 'GET /agent/start')
  prefetchFrom(accountId, 'GET /agent/me', () => start.then(({ agent }) => agent))
  prefetchFrom(accountId, 'GET /agent/agency', () => start.then(({ agency }) => agency))
  prefetchFrom(accountId, 'GET /agent/permissions', () => start.then(({ access }) => access))
  prefetchFrom(accountId, 'GET /agent/plan', () => start.then(({ plan }) => plan))
  prefetchFrom(accountId, 'GET /agent/getting-started/tasks', () => start.then(({ tasks }) => tasks))
  return null
}
