import type { EmailImage } from '@gable/shared/emails/blocks.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { PictureDrop } from '../../../media/picture-drop.tsx'
import { ScenePicker } from '../../../media/scene-picker.tsx'
import { useFieldError } from './use-field-error.ts'

interface ImageFieldProps {
  blockId: string
  image: EmailImage | null
  /** Called with the description of a scene; a picture of one's own has none yet. */
  onChange: (image: EmailImage | null, alt?: string) => void
}

/** An uploaded picture, or one of the built-in scenes. */
export function ImageField({ blockId, image, onChange }: ImageFieldProps) {
  const { error } = useFieldError(blockId, 'image')
  return (
    <>
      <Field name="image" label="Picture" error={error}>
        {(control) => (
          <PictureDrop
            {...control}
            value={image?.kind === 'MEDIA' ? image.url : null}
            name="picture"
            onChange={(url, size) =>
              onChange(url && size ? { kind: 'MEDIA', url, width: size.width, height: size.height } : null)
            }
          />
        )}
      </Field>
      <ScenePicker
        value={image?.kind === 'SCENE' ? image.name : undefined}
        onChange={({ name, title }) => onChange({ kind: 'SCENE', name }, title)}
      />
    </>
  )
}
