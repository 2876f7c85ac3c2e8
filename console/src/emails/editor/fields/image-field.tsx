import type { EmailImage } from '@gable/shared/emails/blocks.ts'
import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { PictureDrop } from '../../../media/picture-drop.tsx'
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
  const name = useId()
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
      <div role="radiogroup" aria-label="Built-in pictures" className="grid grid-cols-3 gap-2">
        {scenes.map((scene) => (
          <label
            key={scene.name}
            title={scene.title}
            className="relative block aspect-video cursor-pointer overflow-hidden rounded-lg bg-sunken ring-1 ring-line has-[:checked]:ring-2 has-[:checked]:ring-accent has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={name}
              aria-label={scene.title}
              checked={image?.kind === 'SCENE' && image.name === scene.name}
              onChange={() => onChange({ kind: 'SCENE', name: scene.name }, scene.title)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <img
              src={`/scenes/${scene.name}.svg`}
              alt=""
              loading="lazy"
              className="pointer-events-none size-full object-cover"
            />
            <span className="pointer-events-none absolute top-1 right-1 hidden size-4 items-center justify-center rounded-full bg-accent text-accent-on peer-checked:flex">
              <Check aria-hidden className="size-3" />
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
