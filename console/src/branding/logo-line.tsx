import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import type { Logo } from '@gable/shared/branding/branding.ts'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'

type Use = 'digital' | 'print'

interface LogoLineProps {
  logo: Logo
  name: string
  uses: Record<Use, boolean>
  onUse: (use: Use) => void
  onRemove: () => void
}

/** One logo, on the white it is drawn for, and what it is used for. */
export function LogoLine({ logo: { media }, name, uses, onUse, onRemove }: LogoLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line p-3">
      <span
        style={{ backgroundColor: backgrounds.light }}
        className="flex h-16 w-40 shrink-0 items-center justify-center rounded-md border border-line p-2"
      >
        <img
          src={media.url}
          alt={name}
          width={media.width}
          height={media.height}
          className="h-auto max-h-full w-auto max-w-full"
        />
      </span>
      <fieldset className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">{name} is used for</legend>
        <UseChoice label="Digital" checked={uses.digital} group="digital" onChange={() => onUse('digital')} />
        <UseChoice label="Print" checked={uses.print} group="print" onChange={() => onUse('print')} />
      </fieldset>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  )
}

interface UseChoiceProps {
  label: string
  checked: boolean
  group: Use
  onChange: () => void
}

/** Of all logos one is used for a thing: these are radio buttons that stand apart. */
function UseChoice({ label, checked, group, onChange }: UseChoiceProps) {
  const id = useId()
  return (
    <span className="flex min-h-6 items-center gap-2 touch:min-h-11">
      <input
        id={id}
        type="radio"
        name={`logo-for-${group}`}
        checked={checked}
        onChange={onChange}
        className="size-4 accent-current"
      />
      <label htmlFor={id} className="text-ink text-table">
        {label}
      </label>
    </span>
  )
}
