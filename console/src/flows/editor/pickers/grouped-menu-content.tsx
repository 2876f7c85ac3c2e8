import { useState } from 'react'
import { CommandGroup, CommandItem, CommandMenu } from '../../../design/overlays/command-menu.tsx'
import type { GroupedMenuProps } from './grouped-menu.tsx'

/** Mounted with the dialog, so that each search begins empty. */
export function GroupedMenuContent({ searchLabel, groups, onChoose }: GroupedMenuProps<string>) {
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
