import { borderRadii } from '@gable/shared/branding/appearance.ts'
import { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { useWatch } from 'react-hook-form'
import { Form } from '../design/inputs/form.tsx'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import { buttonStyleOptions, colorSchemeOptions } from './appearance-options.ts'
import { ColorField } from './color-field.tsx'
import { FontField } from './font-field.tsx'
import { LogosField } from './logos-field.tsx'
import { SampleChoiceField } from './sample-choice-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { useBranding } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useSectionForm } from './use-section-form.ts'

/** Color, logos, buttons, and font of a brand. */
export function StylePage() {
  const { branding } = useBranding()
  const params = { brandingId: branding._id }
  const { form, handleSave } = useSectionForm({
    schema: BrandingStyle,
    values: branding.style,
    save: async (body) => (await call('PATCH /agent/branding/:brandingId/style', { params, body })).style,
    successMessage: 'Style saved',
  })
  useDraftPreview('style', BrandingStyle, useWatch({ control: form.control }))
  return (
    <Form form={form} onSubmit={handleSave} aria-label="Style" className="space-y-4">
      <Card title="Color" description="Used for buttons, links, and colored sections.">
        <ColorField name="primaryColor" label="Primary Color" />
      </Card>
      <Card
        title="Logos"
        description="The digital logo appears on pages, in widgets, and in emails. The print logo appears on paper."
      >
        <LogosField />
      </Card>
      <Card title="Buttons and font">
        <div className="space-y-5">
          <SampleChoiceField
            name="buttonStyle"
            label="Button Style"
            options={buttonStyleOptions}
            renderSample={({ value, label }) => (
              <span
                style={{ borderRadius: borderRadii[value] }}
                className="border-2 border-current px-4 py-1 font-medium text-table"
              >
                {label}
              </span>
            )}
          />
          <FontField />
          <SampleChoiceField
            name="colorScheme"
            label="Background"
            hint="Of pages and dashboards. Widgets follow the website."
            options={colorSchemeOptions}
            renderSample={({ label }) => <span className="text-table">{label}</span>}
          />
        </div>
      </Card>
      <SaveBar />
    </Form>
  )
}
