import { useParams } from 'react-router-dom'
import { ContentBoundary } from '../content/content-boundary.tsx'
import { useLiveContents } from '../content/use-refresh-contents.ts'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { PostcardDetail } from './postcard-detail.tsx'

export function PostcardPage() {
  const { contentId = '' } = useParams()
  useLiveContents()
  return (
    <ContentBoundary
      key={contentId}
      contentId={contentId}
      medium="POSTCARD"
      errorTitle="The postcard could not be loaded"
      fallback={<PageSkeleton />}
    >
      {(loaded) => <PostcardDetail key={loaded.content._id} {...loaded} />}
    </ContentBoundary>
  )
}
