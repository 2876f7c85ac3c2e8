import type { FilterField } from '@gable/shared/contacts/filter.ts'
import { ListFilter } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../design/overlays/menu.tsx'
import { groupFilterFields } from './field-groups.ts'

interface AddFilterProps {
  fields: readonly FilterField[]
  /** The maximum number of filters is reached. */
  isFull: boolean
  onChoose: (field: FilterField) => void
}

/** The menu of fields to filter by. */
export function AddFilter({ fields, isFull, onChoose }: AddFilterProps) {
  const button = (
    <Button data-add icon={ListFilter} disabled={isFull || fields.length === 0}>
      Add filter
    </Button>
  )
  if (isFull || fields.length === 0) return button
  return (
    <Menu trigger={button}>
      {groupFilterFields(fields).map(({ label, fields: groupFields }) => (
        <MenuGroup key={label} label={label}>
          {groupFields.map((field) => (
            <MenuItem key={field.key} onSelect={() => onChoose(field)}>
              {field.label}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  )
}
