import type { Branding } from '@gable/shared/branding/branding.ts'
import type { JourneyForm, JourneyStep } from '@gable/shared/journeys/journey.ts'
import { CardSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import type { Device } from '../design/layout/editor/device.ts'
import { PreviewFrame } from '../design/layout/editor/preview-frame.tsx'
import { createSampleJourney } from '../journeys/create-sample-journey.ts'
import { JourneyPreview } from '../journeys/journey-preview.tsx'
import { useApi } from '../platform/use-api.ts'

interface FormPreviewProps {
  /** With unsaved changes, in their order. */
  forms: JourneyForm[]
  step?: JourneyStep['kind'] | undefined
  device: Device
  title: string
}

/** Previews the form in the account's default branding. */
export function FormPreview({ forms, step, device, title }: FormPreviewProps) {
  const { data, error, isValidating, mutate } = useApi('GET /agent/branding/default')
  return (
    <PreviewFrame device={device} width={700}>
      {data ? (
        <JourneyPreview journey={toPreviewJourney(forms, data)} surface="page" step={step} title={title} />
      ) : error ? (
        <ErrorState title="The preview could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <CardSkeleton />
      )}
    </PreviewFrame>
  )
}

/** Skips the address, because the page or widget asks for it before the form. */
const toPreviewJourney = (forms: JourneyForm[], branding: Branding) =>
  createSampleJourney(branding, { asksAddress: false, forms, phoneMandatory: forms[0]?.phoneMandatory === true })
