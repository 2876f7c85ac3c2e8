import type { Journey, JourneyStep } from '@gable/shared/journeys/journey.ts'
import { PreviewBox } from './preview-box.tsx'

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
export const JourneyPreview = ({ journey, surface, step, title }: JourneyPreviewProps) => (
  <PreviewBox src="/f/preview" message={{ type: 'gable:preview', surface, journey, step }} title={title} />
)
