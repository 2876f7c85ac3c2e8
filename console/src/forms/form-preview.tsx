import type { Branding } from '@gable/shared/branding/branding.ts'
import type { JourneyForm, JourneyStep } from '@gable/shared/journeys/journey.ts'
import { CardSkeleton } from '../design/feedback/skeleton.tsx'
import { Failed } from '../design/feedback/states.tsx'
import type { Device } from '../design/layout/editor/device.ts'
import { PreviewFrame } from '../design/layout/editor/preview-frame.tsx'
import { JourneyPreview } from '../journeys/journey-preview.tsx'
import { sampleJourney } from '../journeys/sample-journey.ts'
import { useApi } from '../platform/use-api.ts'

interface FormPreviewProps {
  /** As they are typed, in the order they come. */
  forms: JourneyForm[]
  step?: JourneyStep['kind'] | undefined
  device: Device
  title: string
}

/** What visitors get, in the account's default brand. */
export function FormPreview({ forms, step, device, title }: FormPreviewProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/branding/default')
  return (
    <PreviewFrame device={device} width={700}>
      {data ? (
        <JourneyPreview journey={journeyOf(forms, data)} surface="page" step={step} title={title} />
      ) : error ? (
        <Failed title="The preview could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <CardSkeleton />
      )}
    </PreviewFrame>
  )
}

/** The address was asked before, by the page or the widget that leads to the form. */
const journeyOf = (forms: JourneyForm[], branding: Branding) =>
  sampleJourney(branding, { asksAddress: false, forms, phoneMandatory: forms[0]?.phoneMandatory === true })
