import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { useReturnQuery } from '../../../editing/back-link.ts'
import { useContentPaths } from '../../../layout/paths/content-paths.ts'
import { lazyOverlay, preloadOnIntent } from '../../../platform/lazy-overlay.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

const ContentPreview = lazy(async () => ({ default: (await import('../pickers/content-preview.tsx')).ContentPreview }))
const LazyContentDialog = lazyOverlay(
  async () => (await import('../pickers/content-dialog.tsx')).ContentDialog,
  ({ open }) => open,
)

type Props = StepPanelProps<StepOf<'SEND_EMAIL' | 'SEND_POSTCARD'>> & { medium: ContentMedium }

/** What is sent, with its preview. */
export function ContentPanel({ step, onChange, medium }: Props) {
  const { references } = useFlowEditor()
  const { getEditorPath } = useContentPaths(medium)
  const returnQuery = useReturnQuery()
  const [isChoosing, setChoosing] = useState(false)
  const noun = medium === 'EMAIL' ? 'email' : 'postcard'
  const content = step.contentId === null ? undefined : references.contents.get(step.contentId)
  return (
    <>
      {step.contentId !== null && content ? (
        <div className="space-y-3">
          <p className="font-medium [overflow-wrap:anywhere]">{content.title}</p>
          <Suspense fallback={<Skeleton className="aspect-[4/3] w-full" />}>
            <ContentPreview contentId={step.contentId} medium={medium} />
          </Suspense>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setChoosing(true)} {...preloadOnIntent(LazyContentDialog)}>
              Choose another {noun}
            </Button>
            <Button variant="quiet" to={getEditorPath({ _id: step.contentId }) + returnQuery}>
              Edit {noun}
            </Button>
          </div>
        </div>
      ) : (
        <div className="space-y-3">
          <p className="text-muted">
            {medium === 'EMAIL'
              ? 'Contacts without an email address, and those who unsubscribed, skip this step.'
              : 'Contacts without a mailing address skip this step. Each postcard costs credits.'}
          </p>
          <Button variant="primary" onClick={() => setChoosing(true)} {...preloadOnIntent(LazyContentDialog)}>
            {medium === 'EMAIL' ? 'Choose an email' : 'Choose a postcard'}
          </Button>
        </div>
      )}
      {isChoosing && (
        <LazyContentDialog
          open
          medium={medium}
          contentId={step.contentId}
          onClose={() => setChoosing(false)}
          onChoose={(contentId) => {
            onChange({ contentId })
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}
