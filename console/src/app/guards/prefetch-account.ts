import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Params } from 'react-router-dom'
import { prefetchApi, prefetchFrom } from '../../platform/use-api.ts'

type Start = Reply<Contract['GET /agent/start']>

/** Loader of the account routes: fetches the data of the guards and the frame in parallel with the code, in one response. */
export function prefetchAccount({ params: { accountId } }: { params: Params }) {
  prefetchApi(undefined, 'GET /session')
  const start: Promise<Start> = prefetchApi(accountId, 'GET /agent/start')
  start.then(
    (response) => keepFrameData(accountId, response),
    // The calls below are then sent on their own.
    () => {},
  )
  prefetchFrom(accountId, 'GET /agent/me', () => start.then(({ agent }) => agent))
  prefetchFrom(accountId, 'GET /agent/agency', () => start.then(({ agency }) => agency))
  prefetchFrom(accountId, 'GET /agent/permissions', () => start.then(({ access }) => access))
  prefetchFrom(accountId, 'GET /agent/plan', () => start.then(({ plan }) => plan))
  prefetchFrom(accountId, 'GET /agent/getting-started/tasks', () => start.then(({ tasks }) => tasks))
  return null
}

/** The frame asks for these only once the guards have opened, and not for those that are missing. */
function keepFrameData(accountId: string | undefined, { preferences, unread, credits }: Start) {
  prefetchFrom(accountId, 'GET /agent/preferences', async () => preferences)
  if (credits) prefetchFrom(accountId, 'GET /agent/credits', async () => credits)
  if (!unread) return
  const { submissions, notifications } = unread
  prefetchFrom(accountId, 'GET /agent/submissions/unread', async () => ({ unread: submissions }))
  prefetchFrom(accountId, 'GET /agent/notifications/unread', async () => ({ unread: notifications }))
}
