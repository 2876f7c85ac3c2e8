import { Problem } from '@gable/shared/http/problem.ts'
import type { UserSession } from '@gable/shared/identity/user.ts'
import { call, useApi } from '../platform/use-api.ts'

/** Where one is signed in, and the ways to end that. What is ended goes at once and comes back if it could not be. */
export function useSessions() {
  const { data, error, isValidating, mutate } = useApi('GET /sessions')
  // This device first, the others as the server has them: the latest seen first.
  const sessions = data && [...data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

  function end(isEnded: (session: UserSession) => boolean, write: () => Promise<unknown>) {
    const rest = data?.filter((session) => !isEnded(session)) ?? []
    return mutate(
      async () => {
        await write().catch(unlessEnded)
        return rest
      },
      { optimisticData: rest, rollbackOnError: true, revalidate: false },
    )
  }

  return {
    sessions,
    error,
    isRetrying: isValidating,
    retry: () => void mutate(),
    endOne: ({ _id }: UserSession) =>
      end(
        (session) => session._id === _id,
        () => call('DELETE /sessions/:sessionId', { params: { sessionId: _id } }),
      ),
    endOthers: () =>
      end(
        ({ isCurrent }) => !isCurrent,
        () => call('DELETE /sessions'),
      ),
  }
}

/** A session that ended meanwhile is what was wanted. */
function unlessEnded(error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_found') throw error
}
