import { BrandingCompliance } from '@gable/shared/branding/branding.ts'
import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { getConsentText } from '@gable/shared/journeys/consent.ts'
import { useWatch } from 'react-hook-form'
import { Form } from '../design/inputs/form.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { AutosaveNote } from './autosave-note.tsx'
import { MarkSwitches } from './mark-switches.tsx'
import { storable } from './storable.ts'
import { useAutosave } from './use-autosave.ts'
import { useBranding, useRefreshBrandings } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useMarked } from './use-marked.ts'

/** What the law and the trade ask a brand to say. Saves by itself. */
export function CompliancePage() {
  const { branding, keep } = useBranding()
  const params = { brandingId: branding._id }
  const refresh = useRefreshBrandings()
  const form = useZodForm(BrandingCompliance, { defaultValues: branding.compliance, mode: 'onChange' })
  const { control } = form
  const values = useWatch({ control })
  const { value, refused } = storable(BrandingCompliance, values, branding.compliance)
  const autosave = useAutosave({
    value,
    store: (body, call) => call('PATCH /agent/branding/:brandingId/compliance', { params, body }),
    keep: (compliance) => keep({ compliance }),
    refresh,
  })
  useMarked(form, refused)
  useDraftPreview('compliance', BrandingCompliance, values)
  return (
    <Form form={form} onSubmit={autosave.retry} aria-label="Compliance" className="space-y-4">
      <AutosaveNote {...autosave} hasErrors={refused.length > 0} />
      <Card title="Consent" description="Stands where visitors send their contact details.">
        <div className="space-y-4">
          <TextAreaField
            control={control}
            name="consentText"
            label="Consent Text"
            hint="{name} becomes the name of the brand. Empty means the wording shown in grey."
            placeholder={getConsentText(toPublicBrand(branding).name, '', 'en')}
            rows={4}
            max={1000}
          />
          <TextField
            control={control}
            name="privacyPolicy"
            label="Privacy Policy"
            type="url"
            inputMode="url"
            placeholder="https://"
          />
          <TextField
            control={control}
            name="termsAndConditions"
            label="Terms and Conditions"
            type="url"
            inputMode="url"
            placeholder="https://"
          />
        </div>
      </Card>
      <Card title="Disclaimer and license" description="Stand at the foot of pages, widgets and mail.">
        <div className="space-y-4">
          <TextField control={control} name="licenseText" label="License" max={200} />
          <TextAreaField control={control} name="digitalDisclaimer.text" label="Disclaimer" rows={4} max={1000} />
        </div>
      </Card>
      <Card title="Marks">
        <MarkSwitches />
      </Card>
    </Form>
  )
}
