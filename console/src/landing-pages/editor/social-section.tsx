import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
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
  /** The public URL of the page. */
  url: string
  pageId: string
}

/** The link preview on social networks. */
export const SocialSection = ({ control, url, pageId }: SocialSectionProps) => (
  <PanelSection title="Social">
    <TextField control={control} name="generalSettings.mediaTitle" label="Title" max={maxLengths.mediaTitle} />
    <TextAreaField
      control={control}
      name="generalSettings.mediaDescription"
      label="Description"
      max={maxLengths.mediaDescription}
      rows={3}
    />
    <FeaturedImageField control={control} />
    <LinkPreview control={control} url={url} pageId={pageId} />
  </PanelSection>
)

function FeaturedImageField({ control }: { control: PageControl }) {
  const name = 'generalSettings.featuredImage'
  const label = 'Featured Image'
  const { value, onChange, ref, error } = useFormField<PageValues, PageValues>({ control, name, label })
  return (
    <Field name={name} label={label} error={error} hint="Recommended size: 1200 × 630 pixels.">
      {(control) => (
        <PictureDrop
          {...control}
          buttonRef={ref}
          name="featured image"
          value={String(value ?? '') || null}
          onChange={(url) => onChange(url ?? '')}
        />
      )}
    </Field>
  )
}
