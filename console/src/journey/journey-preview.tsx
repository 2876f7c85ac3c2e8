import type { Journey, JourneyStep } from '@gable/shared/journey/journey.ts'
import { Skeleton } from '../design/skeleton.tsx'
import { Failed } from '../design/states.tsx'
import { usePreviewFrame } from './use-preview-frame.ts'

export interface JourneyPreviewProps {
  journey: Journey
  /** A page of its own, or a widget on somebody's website. */
  surface: 'page' | 'widget'
  /** Where on the way the preview stands; the visitor's first step where none is named. */
  step?: JourneyStep['kind'] | undefined
  /** What the frame is called by those who do not see it. */
  title: string
}

/** The journey itself, as visitors get it, following every change of what it is made of. It fills its box. */
export function JourneyPreview({ journey, surface, step, title }: JourneyPreviewProps) {
  const { frame, attempt, state, retry } = usePreviewFrame({ type: 'gable:preview', surface, journey, step })
  return (
    <div className="relative h-full min-h-0 w-full bg-surface">
      {state !== 'failed' && (
        <iframe key={attempt} ref={frame} src="/f/preview" title={title} className="block h-full w-full border-0" />
      )}
      {state === 'loading' && (
        <div className="absolute inset-0 space-y-4 bg-surface p-8">
          <Skeleton className="h-8 w-32" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-40" />
        </div>
      )}
      {state === 'failed' && <Failed title="The preview could not be loaded" onRetry={retry} />}
    </div>
  )
}
