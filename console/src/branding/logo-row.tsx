import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import type { Logo } from '@gable/shared/branding/branding.ts'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'

type Use = 'digital' | 'print'

interface LogoRowProps {
  logo: Logo
  name: string
  uses: Record<Use, boolean>
  onUseChange: (use: Use) => void
  onRemove: () => void
}

/** One logo on a white background, and its uses. */
export function LogoRow({ logo: { media }, name, uses, onUseChange, onRemove }: LogoRowProps) {
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
        <UseChoice label="Digital" checked={uses.digital} group="digital" onChange={() => onUseChange('digital')} />
        <UseChoice label="Print" checked={uses.print} group="print" onChange={() => onUseChange('print')} />
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

/** Only one logo has each use, so these are radio buttons that share a group across the rows. */
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
        className="size-4 accent-accent"
      />
      <label htmlFor={id} className="text-ink text-table">
        {label}
      </label>
    </span>
  )
}
