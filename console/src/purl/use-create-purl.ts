import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

type CreatePurlResult = 'created' | 'taken' | 'failed'

/** Creates the agent's personalized URL, and refetches the agent, because the pages depend on it. */
export function useCreatePurl() {
  const refresh = useRefresh()
  return async (purlId: string): Promise<CreatePurlResult> => {
    try {
      await call('POST /agent/landing-page/purl/create', { body: { purlId } })
      toast.success('Personalized URL created')
      await refresh('GET /agent/me', 'GET /agent/landing-page/purl')
      return 'created'
    } catch (error) {
      toast.error('Unable to clone Personalized URL. Please try again later')
      if (!(error instanceof Problem)) return 'failed'
      // A conflict means the agent created a URL in another window.
      if (error.code === 'conflict') await refresh('GET /agent/me', 'GET /agent/landing-page/purl')
      return error.fields ? 'taken' : 'failed'
    }
  }
}
