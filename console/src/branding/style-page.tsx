import { BrandingStyle } from '@gable/shared/branding/branding.ts'
import { borderRadii, fontStacks } from '@gable/shared/branding/appearance.ts'
import { useWatch } from 'react-hook-form'
import { Form } from '../design/inputs/form.tsx'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import { ColourField } from './colour-field.tsx'
import { LogosField } from './logos-field.tsx'
import { buttonStyleOptions, fontOptions } from './look-options.ts'
import { SampleChoiceField } from './sample-choice-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { useBranding } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useSectionForm } from './use-section-form.ts'

/** How the brand looks: colour, buttons, font and logos. */
export function StylePage() {
  const { branding } = useBranding()
  const params = { brandingId: branding._id }
  const { form, save } = useSectionForm({
    schema: BrandingStyle,
    values: branding.style,
    store: async (body) => (await call('PATCH /agent/branding/:brandingId/style', { params, body })).style,
    saved: 'The style is saved',
  })
  useDraftPreview('style', BrandingStyle, useWatch({ control: form.control }))
  return (
    <Form form={form} onSubmit={save} aria-label="Style" className="space-y-4">
      <Card title="Colour" description="Buttons, links and bands take it.">
        <ColourField name="primaryColor" label="Primary Colour" />
      </Card>
      <Card
        title="Logos"
        description="The digital logo stands on pages, in widgets and in mail; the print logo on paper."
      >
        <LogosField />
      </Card>
      <Card title="Buttons and font">
        <div className="space-y-5">
          <SampleChoiceField
            name="buttonStyle"
            label="Button Style"
            options={buttonStyleOptions}
            sample={({ value, label }) => (
              <span
                style={{ borderRadius: borderRadii[value] }}
                className="border-2 border-current px-4 py-1 font-medium text-table"
              >
                {label}
              </span>
            )}
          />
          <SampleChoiceField
            name="font"
            label="Font"
            hint="Each comes with the visitor's device, so nobody waits for it."
            options={fontOptions}
            sample={({ value, label }) => (
              <span style={{ fontFamily: fontStacks[value] }} className="text-lead">
                {label}
              </span>
            )}
          />
        </div>
      </Card>
      <SaveBar />
    </Form>
  )
}
