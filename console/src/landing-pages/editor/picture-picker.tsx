import { Check } from 'lucide-react'
import { type FocusEventHandler, type Ref, useId } from 'react'
import type { FieldControl } from '../../design/inputs/field.tsx'

export interface Picture {
  /** The stored value. */
  value: string
  title: string
  url: string
}

interface PicturePickerProps extends Partial<FieldControl> {
  pictures: readonly Picture[]
  value: string
  onChange: (value: string) => void
  onBlur: FocusEventHandler
  groupRef: Ref<HTMLDivElement>
  'aria-labelledby': string
}

/** A radio group of thumbnails. */
export function PicturePicker({ pictures, value, onChange, groupRef, ...rest }: PicturePickerProps) {
  const name = useId()
  return (
    <div {...rest} ref={groupRef} role="radiogroup" className="grid grid-cols-2 gap-2">
      {pictures.map((picture) => (
        <label
          key={picture.value}
          title={picture.title}
          className="group relative block aspect-video cursor-pointer overflow-hidden rounded-lg bg-sunken ring-1 ring-line has-[:checked]:ring-2 has-[:checked]:ring-accent has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
        >
          <input
            type="radio"
            name={name}
            aria-label={picture.title}
            checked={picture.value === value}
            onChange={() => onChange(picture.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <img
            src={picture.url}
            alt=""
            loading="lazy"
            className="pointer-events-none size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
          />
          <span className="pointer-events-none absolute top-1.5 right-1.5 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-on peer-checked:flex">
            <Check aria-hidden className="size-3.5" />
          </span>
        </label>
      ))}
    </div>
  )
}
