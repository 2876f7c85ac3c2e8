import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import type { PreviewMessage } from './message-changes.ts'
import { usePreviewFrame } from './use-preview-frame.ts'

interface PreviewFrameProps {
  /** Our own page that renders the preview. */
  src: string
  /** Content of the preview, by parts. A part that is the same object as before is not compared. */
  message: PreviewMessage
  /** Accessible name of the frame. */
  title: string
  /** Called with what the frame reports, such as a click. */
  onMessage?: (data: { type: string } & Record<string, unknown>) => void
}

/** A visitor-facing page in a frame, updated with every change. Fills its container. */
export function PreviewFrame({ src, message, title, onMessage }: PreviewFrameProps) {
  const { frame, attempt, state, retry } = usePreviewFrame(message, onMessage)
  return (
    <div
      className="relative h-full min-h-0 w-full bg-surface"
      // A scaled frame ends between two pixels, where this background shows through in either theme.
      style={state === 'ready' ? { backgroundColor: backgrounds.light } : undefined}
    >
      {state !== 'failed' && (
        <iframe key={attempt} ref={frame} src={src} title={title} className="block h-full w-full border-0" />
      )}
      {state === 'loading' && <PreviewLoading />}
      {state === 'failed' && <PreviewError onRetry={retry} />}
    </div>
  )
}

export const PreviewLoading = () => (
  <div className="absolute inset-0 space-y-4 overflow-hidden bg-surface p-8">
    <Skeleton className="h-8 w-32" />
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-40" />
  </div>
)

export const PreviewError = (props: { onRetry: () => void; retrying?: boolean }) => (
  <ErrorState title="The preview could not be loaded" {...props} />
)
