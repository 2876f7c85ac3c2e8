import { isPostcardDesign, postcardDesigns } from '@gable/shared/postcards/drawing/designs/designs.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { PictureDrop } from '../../../media/picture-drop.tsx'
import { ScenePicker } from '../../../media/scene-picker.tsx'
import { useFieldError, usePostcardEditor } from '../use-postcard-editor.ts'
import { FocusField } from './focus-field.tsx'
import { usePictureError } from './use-picture-error.ts'

/** A picture of the agent's own with the point that cropping keeps, or one of the built-in scenes. */
export function PictureField({ label }: { label: string }) {
  const { settings, change } = usePostcardEditor()
  const { error, onBlur } = useFieldError('image')
  const getPictureError = usePictureError()
  const { image, design } = settings
  if (!(isPostcardDesign(design) && postcardDesigns[design].hasPicture)) return null
  return (
    <div className="space-y-3">
      <Field
        name="image"
        label={label}
        error={error}
        hint="Print needs large pictures. 2775 × 1875 pixels are enough for every design."
      >
        {(control) => (
          <PictureDrop
            {...control}
            kind="print"
            value={image?.kind === 'MEDIA' ? image.url : null}
            name="picture"
            getSizeError={getPictureError}
            onChange={(url, size) => {
              change({ image: url && size ? { kind: 'MEDIA', url, ...size, focusX: 50, focusY: 50 } : null })
              // A picture that is too coarse is refused at once.
              onBlur()
            }}
          />
        )}
      </Field>
      {image?.kind === 'MEDIA' && (
        <FocusField image={image} onChange={(focus) => change({ image: { ...image, ...focus } })} />
      )}
      <ScenePicker
        value={image?.kind === 'SCENE' ? image.name : undefined}
        onChange={({ name }) => change({ image: { kind: 'SCENE', name } })}
      />
    </div>
  )
}
