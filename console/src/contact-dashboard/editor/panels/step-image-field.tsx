import { stepImages } from '@gable/shared/contact-dashboard/modules/three-step-process.ts'
import { Check } from 'lucide-react'
import { Field } from '../../../design/inputs/field.tsx'
import { useFormField } from '../../../design/inputs/form-field.ts'
import { PictureDrop } from '../../../media/picture-drop.tsx'

/** The picture of a step: one of ours, or an uploaded one. */
export function StepImageField({ name, step }: { name: string; step: number }) {
  const label = 'Picture'
  const { value, onChange, onBlur, ref, error } = useFormField({ name, label })
  const url = typeof value === 'string' ? value : ''

  function choose(picture: string) {
    onChange(picture)
    // The field counts as touched, so that a removed picture shows its error at once.
    onBlur()
  }

  return (
    <div className="space-y-2">
      <Field name={name} label={label} error={error} required>
        {(control) => (
          <PictureDrop
            {...control}
            buttonRef={ref}
            name={`picture of step ${step}`}
            value={url || null}
            valueName={pictures.find((picture) => picture.url === url)?.title}
            failureMessage="Failed to save"
            onChange={(picture) => choose(picture ?? '')}
          />
        )}
      </Field>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">Our pictures for step {step}</legend>
        {pictures.map((picture) => (
          <button
            key={picture.url}
            type="button"
            aria-label={picture.title}
            aria-pressed={picture.url === url}
            title={picture.title}
            onClick={() => choose(picture.url)}
            className="relative flex aspect-video items-center justify-center overflow-hidden rounded-lg bg-sunken ring-1 ring-line aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            <img src={picture.url} alt="" loading="lazy" className="size-full object-contain p-1" />
            {picture.url === url && (
              <span className="absolute top-1 right-1 flex size-4 items-center justify-center rounded-full bg-accent text-accent-on">
                <Check aria-hidden className="size-3" />
              </span>
            )}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const titles = ['A home and an offer', 'Offers side by side', 'A calendar and a key'] as const

const pictures = stepImages.map((url, index) => ({ url, title: titles[index] ?? '' }))
