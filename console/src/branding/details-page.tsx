import { BrandingDetails } from '@gable/shared/branding/branding.ts'
import { useWatch } from 'react-hook-form'
import { Form } from '../design/inputs/form.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import { SaveBar } from './save-bar.tsx'
import { useBranding } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useSectionForm } from './use-section-form.ts'

/** Name and contact details of a brand. */
export function DetailsPage() {
  const { branding } = useBranding()
  const params = { brandingId: branding._id }
  const { form, handleSave } = useSectionForm({
    schema: BrandingDetails,
    values: branding.details,
    save: async (body) => (await call('PATCH /agent/branding/:brandingId/details', { params, body })).details,
    successMessage: 'Details saved',
  })
  const { control } = form
  useDraftPreview('details', BrandingDetails, useWatch({ control }))
  return (
    <Form form={form} onSubmit={handleSave} aria-label="Details">
      <Card title="Details" description="Visitors see these on pages, in widgets, and in emails.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            control={control}
            name="displayName"
            label="Display Name"
            hint="The name visitors see. Leave blank to use the company."
            max={80}
          />
          <TextField control={control} name="company" label="Company" max={120} autoComplete="organization" />
          <TextField control={control} name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
          <TextField control={control} name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
          <TextField
            control={control}
            name="address"
            label="Address"
            max={200}
            autoComplete="street-address"
            className="sm:col-span-2"
          />
          <TextField
            control={control}
            name="website"
            label="Website"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="url"
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <SaveBar />
    </Form>
  )
}
