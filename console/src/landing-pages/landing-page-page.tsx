import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { LandingPageDetail } from './landing-page-detail.tsx'
import { useLandingPageNews } from './use-refresh-landing-pages.ts'

/** One page: what it looks like, how it stands and how it does. */
export function LandingPagePage() {
  const { pageId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/landing-page/page/:pageId', { params: { pageId } })
  useLandingPageNews()
  useTitle(data?.name)
  if (data) return <LandingPageDetail key={data._id} page={data} />
  if (!error) return <PageSkeleton />
  return (
    <LoadProblem
      problem={error}
      failed="The landing page could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
