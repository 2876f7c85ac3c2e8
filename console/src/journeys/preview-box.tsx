import { grounds } from '@gable/shared/branding/brand-colours.ts'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import { usePreviewFrame } from './use-preview-frame.ts'

interface PreviewBoxProps {
  /** The page that shows it, of our own. */
  src: string
  /** What it is to show. */
  message: { type: 'gable:preview' } & Record<string, unknown>
  /** What the frame is called by those who do not see it. */
  title: string
}

/** A page of visitors in a frame, following every change of what it shows. It fills its box. */
export function PreviewBox({ src, message, title }: PreviewBoxProps) {
  const { frame, attempt, state, retry } = usePreviewFrame(message)
  return (
    <div
      className="relative h-full min-h-0 w-full bg-surface"
      // What is made smaller ends between two pixels: there its own ground shows through, in either theme.
      style={state === 'ready' ? { backgroundColor: grounds.light } : undefined}
    >
      {state !== 'failed' && (
        <iframe key={attempt} ref={frame} src={src} title={title} className="block h-full w-full border-0" />
      )}
      {state === 'loading' && <PreviewLoading />}
      {state === 'failed' && <PreviewFailed onRetry={retry} />}
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

export const PreviewFailed = (props: { onRetry: () => void; retrying?: boolean }) => (
  <Failed title="The preview could not be loaded" {...props} />
)
