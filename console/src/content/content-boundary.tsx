import type { Content, SmartContent } from '@gable/shared/content/content.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'

export interface LoadedContent {
  content: Content
  /** The current variation of smart content. */
  smartContentVariation: SmartContent | null
}

interface ContentBoundaryProps {
  contentId: string
  medium: ContentMedium
  errorTitle: string
  fallback: ReactNode
  children: (loaded: LoadedContent) => ReactNode
}

/** Loads a content with its variation. An unknown ID, and the ID of another medium, lead to the not-found page. */
export function ContentBoundary({ contentId, medium, errorTitle, fallback, children }: ContentBoundaryProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/content/:contentId/with-variation', {
    params: { contentId },
  })
  if (data && data.content.medium !== medium) return <LoadError problem={wrongMedium} onRetry={mutate} />
  if (data && error?.code !== 'not_found') return children(data)
  if (!error) return fallback
  return <LoadError problem={error} title={errorTitle} onRetry={mutate} retrying={isValidating} />
}

const wrongMedium = new Problem('not_found', 'The content has another medium')
