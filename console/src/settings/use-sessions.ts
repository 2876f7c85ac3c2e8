import { Problem } from '@gable/shared/http/problem.ts'
import type { OwnSession } from '@gable/shared/identity/user.ts'
import { call, useApi } from '../platform/use-api.ts'

/** Where one is signed in, and the ways to end that. What is ended goes at once and comes back if it could not be. */
export function useSessions() {
  const read = useApi('GET /sessions')
  const { data: sessions = [], mutate } = read

  function end(rest: OwnSession[], write: () => Promise<unknown>) {
    return mutate(
      async () => {
        await write().catch(unlessEnded)
        return rest
      },
      { optimisticData: rest, rollbackOnError: true, revalidate: false },
    )
  }

  return {
    read,
    endOne: ({ _id }: OwnSession) =>
      end(
        sessions.filter((session) => session._id !== _id),
        () => call('DELETE /sessions/:sessionId', { params: { sessionId: _id } }),
      ),
    endOthers: () =>
      end(
        sessions.filter(({ isCurrent }) => isCurrent),
        () => call('DELETE /sessions'),
      ),
  }
}

/** A session that ended meanwhile is what was wanted. */
function unlessEnded(error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_found') throw error
}
