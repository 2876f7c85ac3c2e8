import { useParams } from 'react-router-dom'
import { ContentBoundary } from '../content/content-boundary.tsx'
import { useLiveContents } from '../content/use-refresh-contents.ts'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { EmailDetail } from './email-detail.tsx'

export function EmailPage() {
  const { contentId = '' } = useParams()
  useLiveContents()
  return (
    <ContentBoundary
      key={contentId}
      contentId={contentId}
      medium="EMAIL"
      errorTitle="The email could not be loaded"
      fallback={<PageSkeleton />}
    >
      {(loaded) => <EmailDetail key={loaded.content._id} {...loaded} />}
    </ContentBoundary>
  )
}
