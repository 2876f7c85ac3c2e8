import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

type Outcome = 'ours' | 'taken-by-another' | 'failed'

/** Takes a personalized URL for good. Whoever is signed in is then read again: the pages stand at it. */
export function useTakeUrl() {
  const refresh = useRefresh()
  return async (purlId: string): Promise<Outcome> => {
    try {
      await call('POST /agent/landing-page/purl/create', { body: { purlId } })
      toast.success('Personalized URL created')
      await refresh('GET /agent/me', 'GET /agent/landing-page/purl')
      return 'ours'
    } catch (error) {
      toast.error('Unable to clone Personalized URL. Please try again later')
      if (!(error instanceof Problem)) return 'failed'
      // It was taken elsewhere meanwhile: on another screen of ours, or by somebody else.
      if (error.code === 'conflict') await refresh('GET /agent/me', 'GET /agent/landing-page/purl')
      return error.fields ? 'taken-by-another' : 'failed'
    }
  }
}
