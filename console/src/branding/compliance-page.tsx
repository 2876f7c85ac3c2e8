import { BrandingCompliance, noSpanishCompliance } from '@gable/shared/branding/branding.ts'
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
import { mergeValidFields } from './merge-valid-fields.ts'
import { useAutosave } from './use-autosave.ts'
import { useBranding, useRefreshBrandings } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useRevealFieldErrors } from './use-reveal-field-errors.ts'

const noConsentText = { consentText: '', spanish: noSpanishCompliance }

/** Consent, disclaimer, and license texts of a brand. Changes are saved automatically. */
export function CompliancePage() {
  const { branding, updateCache } = useBranding()
  const params = { brandingId: branding._id }
  const { name } = toPublicBrand(branding)
  const refresh = useRefreshBrandings()
  const form = useZodForm(BrandingCompliance, { defaultValues: branding.compliance, mode: 'onChange' })
  const { control } = form
  const values = useWatch({ control })
  const { value, invalidFields } = mergeValidFields(BrandingCompliance, values, branding.compliance)
  const autosave = useAutosave({
    value,
    save: (body, call) => call('PATCH /agent/branding/:brandingId/compliance', { params, body }),
    updateCache: (compliance) => updateCache({ compliance }),
    refresh,
  })
  useRevealFieldErrors(form, invalidFields)
  useDraftPreview('compliance', BrandingCompliance, values)
  return (
    <Form form={form} onSubmit={autosave.retry} aria-label="Compliance" className="space-y-4">
      <AutosaveNote {...autosave} hasErrors={invalidFields.length > 0} />
      <Card title="Consent" description="Visitors see this text where they submit their contact details.">
        <div className="space-y-4">
          <TextAreaField
            control={control}
            name="consentText"
            label="Consent Text"
            hint="{name} is replaced with the name of the brand. Leave blank to use the text shown in gray."
            placeholder={getConsentText(name, noConsentText, 'en')}
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
      <Card title="Disclaimer and license" description="Shown at the bottom of pages, widgets, and emails.">
        <div className="space-y-4">
          <TextField control={control} name="licenseText" label="License" max={200} />
          <TextAreaField control={control} name="digitalDisclaimer.text" label="Disclaimer" rows={4} max={1000} />
        </div>
      </Card>
      <Card
        title="Spanish"
        description="Visitors of Spanish pages and forms see these texts. A blank one shows the text above."
      >
        <div className="space-y-4">
          <TextAreaField
            control={control}
            name="spanish.consentText"
            label="Consent Text in Spanish"
            hint="{name} is replaced with the name of the brand."
            placeholder={values.consentText ? undefined : getConsentText(name, noConsentText, 'es')}
            rows={4}
            max={1000}
          />
          <TextField control={control} name="spanish.licenseText" label="License in Spanish" max={200} />
          <TextAreaField
            control={control}
            name="spanish.disclaimer"
            label="Disclaimer in Spanish"
            rows={4}
            max={1000}
          />
        </div>
      </Card>
      <Card title="Industry logos">
        <MarkSwitches />
      </Card>
    </Form>
  )
}
