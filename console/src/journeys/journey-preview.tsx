import type { Journey, JourneyStep } from '@gable/shared/journeys/journey.ts'
import { PreviewFrame } from './preview-frame.tsx'

interface JourneyPreviewProps {
  journey: Journey
  /** A hosted page, or a widget on a website. */
  surface: 'page' | 'widget'
  /** The step to show; the first one by default. */
  step?: JourneyStep['kind'] | undefined
  /** Accessible name of the frame. */
  title: string
}

/** The real journey in a frame, updated with every change. Fills its container. */
export const JourneyPreview = ({ journey, surface, step, title }: JourneyPreviewProps) => (
  <PreviewFrame src="/f/preview" message={{ type: 'gable:preview', surface, journey, step }} title={title} />
)
