import type { Branding } from '@gable/shared/branding/branding.ts'
import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { consentWordingOf } from '@gable/shared/journey/consent.ts'
import type { Journey, JourneyForm, JourneyStep } from '@gable/shared/journey/journey.ts'
import type { Device } from '../design/editor/device.ts'
import { PreviewFrame } from '../design/editor/preview-frame.tsx'
import { CardSkeleton } from '../design/skeleton.tsx'
import { Failed } from '../design/states.tsx'
import { JourneyPreview } from '../journey/journey-preview.tsx'
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

function journeyOf(forms: JourneyForm[], branding: Branding): Journey {
  const brand = publicBrandOf(branding)
  return {
    subject: 'landing-page',
    subjectId: branding._id,
    language: 'en',
    brand,
    // The address was asked before, by the page or the widget that leads to the form.
    asksAddress: false,
    forms,
    phoneMandatory: forms[0]?.phoneMandatory === true,
    consent: {
      wording: consentWordingOf(brand.name, branding.compliance.consentText, 'en'),
      version: 'preview',
      seal: '',
    },
  }
}
