import { useMemo, useState } from 'react'
import { CommandGroup, CommandItem, CommandMenu } from '../../../design/overlays/command-menu.tsx'
import { HiddenTitle, Overlay } from '../../../design/overlays/overlay.tsx'
import { usePaletteContext } from './context.ts'
import { sortGroupsByMatch } from './filter-items.ts'
import type { PaletteItem } from './item.ts'
import { addRecentGroup, addRecentItem } from './recent-items.ts'
import { createPaletteSources } from './sources.ts'
import { usePaletteResults } from './use-palette-results.ts'

/** The command palette: searches pages, records and actions. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      className="inset-x-2 top-2 max-h-[calc(100dvh-16px)] overflow-hidden rounded-lg transition-opacity duration-150 data-[ending-style]:opacity-0 sm:inset-x-auto sm:top-[14vh] sm:left-1/2 sm:w-[560px] sm:-translate-x-1/2"
    >
      <HiddenTitle>Search or jump to</HiddenTitle>
      <PaletteSearch onClose={onClose} />
    </Overlay>
  )
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const context = usePaletteContext()
  const sources = useMemo(() => createPaletteSources(context), [context])
  const { groups, isSearching, hasFailed } = usePaletteResults(sources, query)
  const visibleGroups = query.trim() === '' ? addRecentGroup(groups) : sortGroupsByMatch(groups, query)
  const isEmpty = visibleGroups.length === 0 && !isSearching

  function handleSelect(item: PaletteItem) {
    addRecentItem(item)
    onClose()
    void item.run()
  }

  return (
    <CommandMenu
      label="Search or jump to"
      placeholder="Search or jump to…"
      query={query}
      onQueryChange={setQuery}
      isSearching={isSearching}
      bestId={visibleGroups[0]?.items[0]?.id}
      message={isEmpty && (hasFailed ? 'Search failed. Type again to retry.' : `No results for “${query}”`)}
    >
      {visibleGroups.map(({ group, items }) => (
        <CommandGroup key={group} heading={group}>
          {items.map((item) => (
            <CommandItem
              key={item.id}
              id={item.id}
              label={item.label}
              icon={item.icon}
              hint={item.hint}
              query={query}
              shortcut={item.shortcut}
              disabledReason={item.disabledReason}
              onSelect={() => handleSelect(item)}
            />
          ))}
        </CommandGroup>
      ))}
    </CommandMenu>
  )
}
