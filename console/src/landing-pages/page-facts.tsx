import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { SubjectFacts } from '../assets/subject-facts.tsx'
import { useApi } from '../platform/use-api.ts'
import { CopyUrl } from './copy-url.tsx'

export function PageFacts({ page }: { page: LandingPage }) {
  const { _id, url, status, lastUpdated } = page
  const { data } = useApi('GET /agent/landing-page/page/:pageId/latest-activity', { params: { pageId: _id } })
  return (
    <SubjectFacts
      pageUrl={{ value: <PageUrl url={url} isOpen={status === 'PUBLISHED'} />, action: <CopyUrl page={page} /> }}
      lastUpdated={lastUpdated}
      latestActivity={data}
    />
  )
}

/** What is archived is nowhere to be visited. */
function PageUrl({ url, isOpen }: { url: string; isOpen: boolean }) {
  const look = 'break-all text-table'
  if (!isOpen) return <span className={look}>{url}</span>
  return (
    <a href={url} target="_blank" rel="noopener" className={`${look} underline underline-offset-2`}>
      {url}
    </a>
  )
}
