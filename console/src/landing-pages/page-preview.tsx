import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import { PreviewError, PreviewFrame, PreviewLoading } from '../journeys/preview-frame.tsx'
import { useSession } from '../platform/session.ts'
import { useApi } from '../platform/use-api.ts'
import { type DraftPage, toPublicPage } from './to-public-page.ts'

interface PagePreviewProps extends DraftPage {
  /** The accessible name of the frame. */
  title: string
  /** The part to scroll to; the top by default. */
  view?: PageView | undefined
}

/** Renders the page exactly as visitors will see it, including unsaved changes. It fills its container. */
export function PagePreview({ title, view, ...draft }: PagePreviewProps) {
  const { user } = useSession()
  const { data: brandings, error, isValidating, mutate } = useApi('GET /agent/branding')
  const page = brandings && toPublicPage(draft, { brandings, user })
  if (page) return <PreviewFrame src="/lp/preview" message={{ type: 'gable:preview', page, view }} title={title} />
  if (error || brandings) return <PreviewError onRetry={() => void mutate()} retrying={isValidating} />
  return (
    <div className="relative h-full min-h-0 w-full">
      <PreviewLoading />
    </div>
  )
}
