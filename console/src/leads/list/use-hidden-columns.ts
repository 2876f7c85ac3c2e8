import { useMemo } from 'react'
import { usePreference } from '../../platform/preferences.ts'

/** The columns that an agent has hidden. By default those that would not fit next to the others on a laptop. */
export function useHiddenColumns(): [hidden: ReadonlySet<string>, store: (hidden: ReadonlySet<string>) => void] {
  const [stored = hiddenByDefault, store] = usePreference('LEADS_LIST_HIDDEN_COLUMNS')
  const hidden = useMemo(() => new Set(stored), [stored])
  return [hidden, (next) => void store([...next])]
}

const hiddenByDefault = ['source', 'created']
