import { Columns3 } from 'lucide-react'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuCheck } from '../overlays/menu.tsx'

interface ColumnChooserProps {
  /** All columns except the first, which is always visible. */
  columns: readonly { key: string; header: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** A menu to show and hide table columns, for the table's `headerAction`. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const setVisible = (key: string, isVisible: boolean) => {
    const next = new Set(hidden)
    if (isVisible) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <Menu align="end" trigger={<IconButton icon={Columns3} label="Choose columns" size="sm" />}>
      {columns.map(({ key, header }) => (
        <MenuCheck key={key} checked={!hidden.has(key)} onChange={(isVisible) => setVisible(key, isVisible)}>
          {header}
        </MenuCheck>
      ))}
    </Menu>
  )
}
