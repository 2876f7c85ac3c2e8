import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { Archive, Ellipsis, Pencil } from 'lucide-react'
import { DragList } from '../design/inputs/drag-list.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { attributeTypeDetails } from './attribute-types.ts'
import type { useAttributes } from './use-attributes.ts'

interface AttributeListProps {
  attributes: readonly AttributeDefinition[]
  mutations: Pick<ReturnType<typeof useAttributes>, 'reorder' | 'archive'>
  onEdit: (attribute: AttributeDefinition) => void
}

/** The attributes in their display order, changed by dragging. */
export function AttributeList({ attributes, mutations, onEdit }: AttributeListProps) {
  const items = attributes.map((attribute) => ({ ...attribute, id: attribute._id }))
  return (
    <DragList
      items={items}
      getName={({ label }) => label}
      onReorder={(list) => void mutations.reorder(list.map(({ id: _, ...attribute }) => attribute))}
      className="divide-y divide-line"
    >
      {(attribute, handle) => (
        <div className="flex items-center gap-3 py-2.5 pr-3 pl-2">
          {handle}
          <AttributeSummary attribute={attribute} />
          <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${attribute.label}`} size="sm" />}>
            <MenuItem icon={Pencil} onSelect={() => onEdit(attribute)}>
              Edit
            </MenuItem>
            <MenuItem icon={Archive} onSelect={() => void mutations.archive(attribute)}>
              Archive
            </MenuItem>
          </Menu>
        </div>
      )}
    </DragList>
  )
}

export function AttributeSummary({ attribute: { label, type, choices } }: { attribute: AttributeDefinition }) {
  const { label: typeLabel, icon: Icon } = attributeTypeDetails[type]
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">{label}</p>
        {choices.length > 0 && <p className="truncate text-label text-muted">{choices.join(', ')}</p>}
      </div>
      <p className="flex shrink-0 items-center gap-1.5 text-muted text-table sm:w-28">
        <Icon aria-hidden className="size-4 shrink-0" />
        {typeLabel}
      </p>
    </div>
  )
}
