import { isLayoutType } from '@gable/shared/landing-pages/layout.ts'
import { useParams } from 'react-router-dom'
import { useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { ownerOf, useLandingPagePaths } from '../landing-page-paths.ts'
import { PageEditor } from './page-editor.tsx'
import { UnknownLayout } from './unknown-layout.tsx'

export function PageEditorPage() {
  const { pageId = '' } = useParams()
  const { getListPath } = useLandingPagePaths()
  const { data, error, isValidating, mutate } = useApi('GET /agent/landing-page/page/:pageId', { params: { pageId } })
  const close = useBackLink(getListPath(data ? ownerOf(data) : 'personal'))
  useLiveEvent('landing-pages', ({ id }) => {
    if (id === pageId) void mutate()
  })
  useTitle(data && `${data.name} - Edit`)
  if (data && !isLayoutType(data.layoutType)) return <UnknownLayout page={data} close={close} />
  if (data) return <PageEditor key={data._id} saved={data} mutate={mutate} close={close} />
  if (!error) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={close}
      problem={error}
      title="The landing page could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}
