import { Problem } from '@gable/shared/http/problem.ts'
import type { UserSession } from '@gable/shared/identity/user.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** Lists the user's sessions and ends them. An ended session disappears immediately and returns if the request fails. */
export function useSessions() {
  const { data, error, isValidating, mutate } = useApi('GET /sessions')
  const refresh = useRefresh()
  // This device first. The server sorts the others by last use.
  const sessions = data && [...data].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

  function endSessions(isEnded: (session: UserSession) => boolean, request: () => Promise<unknown>) {
    const remaining = data?.filter((session) => !isEnded(session)) ?? []
    return mutate(
      async () => {
        await request().catch(ignoreNotFound)
        return remaining
      },
      { optimisticData: remaining, rollbackOnError: true, revalidate: false },
    )
  }

  return {
    sessions,
    error,
    isRetrying: isValidating,
    retry: () => void mutate(),
    endSession: ({ _id }: UserSession) =>
      endSessions(
        (session) => session._id === _id,
        () => call('DELETE /sessions/:sessionId', { params: { sessionId: _id } }),
      ),
    endOtherSessions: () =>
      endSessions(
        ({ isCurrent }) => !isCurrent,
        async () => {
          await call('DELETE /sessions')
          await refresh('GET /profile/two-factor')
        },
      ),
  }
}

/** A session that has already ended is fine. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_found') throw error
}
