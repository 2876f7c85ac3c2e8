import type { Content } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { type BackLink, useBackLink } from '../../editing/back-link.ts'
import { EditorLoadError } from '../../editing/editor-load-error.tsx'
import { EditorSkeleton } from '../../editing/editor-skeleton.tsx'
import { useContentPaths } from '../../layout/paths/content-paths.ts'
import { Redirect } from '../../layout/redirect.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useTitle } from '../../platform/title.ts'
import { useApi } from '../../platform/use-api.ts'

interface EditedContent {
  content: Content
  /** Shows a content that the server returned. */
  showContent: (content: Content) => unknown
  backLink: BackLink
}

interface ContentEditorPageProps {
  medium: ContentMedium
  errorTitle: string
  /** What else the panels need. It loads with the content, so that they open with their fields and choices. */
  responses: readonly { data: unknown; error: Problem | undefined; mutate: () => unknown }[]
  children: (edited: EditedContent) => ReactNode
}

/** Loads a content for its editor. An unknown ID leads to the not-found page, and what cannot be edited to its details. */
export function ContentEditorPage({ medium, errorTitle, responses, children }: ContentEditorPageProps) {
  const { contentId = '' } = useParams()
  const { listPath, getPath } = useContentPaths(medium)
  const backLink = useBackLink(listPath)
  const { data, error, isValidating, mutate } = useApi('GET /agent/content/:contentId/with-variation', {
    params: { contentId },
  })
  useLiveEvent('contents', ({ id }) => {
    if (id === contentId) void mutate()
  })
  const content = data?.content
  useTitle(content && `${content.title} - Edit`)
  // Read in every render: SWR renders again only for what was read of a response before it arrived.
  const others = responses.map(({ data, error }) => ({ isLoaded: data !== undefined, error }))
  const problem = error ?? others.find(({ error }) => error)?.error

  if (problem?.code === 'not_found' || (content && content.medium !== medium))
    return <Redirect to="/not-found" fallback={<EditorSkeleton />} />
  if (content && !isEditable(content)) return <Redirect to={getPath(content)} fallback={<EditorSkeleton />} />
  if (content && others.every(({ isLoaded }) => isLoaded)) {
    const showContent = (content: Content) =>
      mutate((current) => ({ smartContentVariation: current?.smartContentVariation ?? null, content }), {
        revalidate: false,
      })
    return children({ content, showContent, backLink })
  }
  if (!problem) return <EditorSkeleton />
  return (
    <EditorLoadError
      backLink={backLink}
      problem={problem}
      title={errorTitle}
      onRetry={() => Promise.all([mutate(), ...responses.map((response) => response.mutate())])}
      retrying={isValidating}
    />
  )
}

/** Smart Content is kept fresh by the product, and what is archived is not changed any more. */
const isEditable = ({ templateType, status }: Content) => templateType === 'REGULAR' && status !== 'ARCHIVED'
