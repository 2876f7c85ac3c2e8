import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { LandingPageDetail } from './landing-page-detail.tsx'
import { useLiveLandingPages } from './use-refresh-landing-pages.ts'

export function LandingPagePage() {
  const { pageId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/landing-page/page/:pageId', { params: { pageId } })
  useLiveLandingPages()
  useTitle(data?.name)
  if (data) return <LandingPageDetail key={data._id} page={data} />
  if (!error) return <PageSkeleton />
  return (
    <LoadError
      problem={error}
      title="The landing page could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
