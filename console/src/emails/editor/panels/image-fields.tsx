import { EmailTextField } from '../fields/email-text-field.tsx'
import { ImageField } from '../fields/image-field.tsx'
import { LinkFields } from '../fields/link-fields.tsx'
import type { BlockFieldsProps } from './block-field-props.ts'

export const ImageFields = ({ block, onChange }: BlockFieldsProps<'IMAGE'>) => (
  <>
    <ImageField
      blockId={block.id}
      image={block.image}
      // The description of another picture would be wrong.
      onChange={(image, alt = '') => onChange({ image, alt })}
    />
    <EmailTextField
      blockId={block.id}
      field="alt"
      label="Alternative Text"
      max={200}
      hasMergeFields={false}
      placeholder="eg. A white house with a porch"
      hint={
        block.alt
          ? 'Read aloud to people who cannot see, and shown while pictures are blocked.'
          : 'Describe the picture. Many email clients show this instead of it.'
      }
      value={block.alt}
      onChange={(alt) => onChange({ alt })}
    />
    <LinkFields
      blockId={block.id}
      label="Leads to"
      isOptional
      link={block.link}
      onChange={(link) => onChange({ link })}
    />
  </>
)
