import { scenes } from '@gable/shared/landing-pages/scenes.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'

interface ScenePickerProps {
  /** The name of the chosen scene. */
  value: string | undefined
  onChange: (scene: (typeof scenes)[number]) => void
}

/** The built-in pictures. */
export function ScenePicker({ value, onChange }: ScenePickerProps) {
  const name = useId()
  return (
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
            checked={scene.name === value}
            onChange={() => onChange(scene)}
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
  )
}
