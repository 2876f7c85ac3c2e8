import { bounds } from '@gable/shared/landing-pages/layout-rules.ts'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { PictureDrop } from '../../media/picture-drop.tsx'
import { LinkPreview } from './link-preview.tsx'
import type { PageControl, PageValues } from './page-values.ts'

interface SocialSectionProps {
  control: PageControl
  /** Where visitors find the page. */
  url: string
}

/** What others see of the page before they open it. */
export const SocialSection = ({ control, url }: SocialSectionProps) => (
  <PanelSection title="Social">
    <TextField control={control} name="generalSettings.mediaTitle" label="Title" max={bounds.mediaTitle} />
    <TextAreaField
      control={control}
      name="generalSettings.mediaDescription"
      label="Description"
      max={bounds.mediaDescription}
      rows={3}
    />
    <FeaturedImageField control={control} />
    <LinkPreview control={control} url={url} />
  </PanelSection>
)

function FeaturedImageField({ control }: { control: PageControl }) {
  const name = 'generalSettings.featuredImage'
  const label = 'Featured Image'
  const { value, change, ref, error } = useFormField<PageValues, PageValues>({ control, name, label })
  return (
    <Field {...{ name, label, error }} hint="Best at 1200 by 630 pixels.">
      {(control) => (
        <PictureDrop
          {...control}
          buttonRef={ref}
          name="featured image"
          value={String(value ?? '') || null}
          onChange={(url) => change(url ?? '')}
        />
      )}
    </Field>
  )
}
