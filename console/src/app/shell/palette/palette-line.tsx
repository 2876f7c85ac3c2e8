import { Command } from 'cmdk'
import { Lock } from 'lucide-react'
import { Kbd } from '../../../design/data/kbd.tsx'
import type { PaletteItem } from './item.ts'

interface PaletteLineProps {
  item: PaletteItem
  onChoose: (item: PaletteItem) => void
}

export function PaletteLine({ item, onChoose }: PaletteLineProps) {
  const { id, label, hint, icon: Icon, shortcut, withheld } = item
  return (
    <Command.Item
      value={id}
      disabled={withheld !== undefined}
      onSelect={() => onChoose(item)}
      className="flex h-9 cursor-default select-none items-center gap-3 rounded-md px-2 text-table aria-disabled:opacity-60 data-[selected=true]:bg-hover touch:h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <span className="min-w-0 truncate">{label}</span>
      <span className="min-w-0 flex-1 truncate text-faint">{withheld ?? hint}</span>
      {withheld ? (
        <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      ) : (
        <span aria-hidden="true" className="hidden shrink-0 gap-1 sm:flex touch:hidden">
          {shortcut?.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  )
}
