import type { Content } from '@gable/shared/content/content.ts'
import { useParams } from 'react-router-dom'
import { useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useContentPaths } from '../../layout/paths/content-paths.ts'
import { Redirect } from '../../layout/redirect.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'
import { EmailEditor } from './email-editor.tsx'

export function EmailEditorPage() {
  const { contentId = '' } = useParams()
  const { listPath, getPath } = useContentPaths('EMAIL')
  const backLink = useBackLink(listPath)
  const { data, error, isValidating, mutate } = useApi('GET /agent/content/:contentId/with-variation', {
    params: { contentId },
  })
  // Loaded with the email, so that the panels open with their choices.
  const brandings = useApi('GET /agent/branding')
  const defaultBranding = useApi('GET /agent/branding/default')
  useLiveEvent('contents', ({ id }) => {
    if (id === contentId) void mutate()
  })
  const content = data?.content
  useTitle(content && `${content.title} - Edit`)
  const problem = error ?? brandings.error ?? defaultBranding.error

  if (isUnknown(content, problem?.code)) return <Redirect to="/not-found" fallback={<EditorSkeleton />} />
  if (content && !isEditable(content)) return <Redirect to={getPath(content)} fallback={<EditorSkeleton />} />
  if (content && brandings.data && defaultBranding.data)
    return (
      <EmailEditor
        key={content._id}
        content={content}
        showContent={(content) =>
          mutate((current) => ({ smartContentVariation: current?.smartContentVariation ?? null, content }), {
            revalidate: false,
          })
        }
        backLink={backLink}
      />
    )
  if (!problem) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={problem}
      title="The email could not be loaded"
      onRetry={() => Promise.all([mutate(), brandings.mutate(), defaultBranding.mutate()])}
      retrying={isValidating}
    />
  )
}

const isUnknown = (content: Content | undefined, code: string | undefined) =>
  code === 'not_found' || (content !== undefined && content.medium !== 'EMAIL')

/** Smart Content is kept fresh by the product, and what is archived is not changed any more. */
const isEditable = ({ templateType, status }: Content) => templateType === 'REGULAR' && status !== 'ARCHIVED'
