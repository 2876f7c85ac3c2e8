import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { CommandGroup, CommandItem, CommandMenu } from '../../../design/overlays/command-menu.tsx'
import { Dialog } from '../../../design/overlays/dialog.tsx'

interface GroupedMenuProps<Id extends string> {
  open: boolean
  onClose: () => void
  title: string
  /** Also the accessible name of the search: `Search steps`. */
  searchLabel: string
  groups: readonly {
    label: string
    items: readonly { id: Id; label: string; description: string; icon: LucideIcon }[]
  }[]
  onChoose: (id: Id) => void
}

/** Kinds of steps or triggers to choose from, grouped and searchable. */
export function GroupedMenu<Id extends string>(props: GroupedMenuProps<Id>) {
  const { open, onClose, title } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <MenuContent {...props} />
    </Dialog>
  )
}

/** Mounted with the dialog, so that each search begins empty. */
function MenuContent<Id extends string>({ searchLabel, groups, onChoose }: GroupedMenuProps<Id>) {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/)
  const found = groups
    .map(({ label, items }) => ({
      label,
      items: items.filter((item) => {
        const text = `${label} ${item.label} ${item.description}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <CommandMenu
      label={searchLabel}
      placeholder={`${searchLabel}…`}
      query={query}
      onQueryChange={setQuery}
      isSearching={false}
      bestId={found[0]?.items[0]?.id}
      message={found.length === 0 && 'No results found'}
    >
      {found.map(({ label, items }) => (
        <CommandGroup key={label} heading={label}>
          {items.map((item) => (
            <CommandItem
              key={item.id}
              id={item.id}
              label={item.label}
              hint={item.description}
              icon={item.icon}
              query={query}
              onSelect={() => onChoose(item.id)}
            />
          ))}
        </CommandGroup>
      ))}
    </CommandMenu>
  )
}
