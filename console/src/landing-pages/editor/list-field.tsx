import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { useSortableFieldArray } from '../../design/inputs/use-sortable-field-array.ts'
import type { PageControl } from './page-values.ts'

interface ListFieldProps {
  control: PageControl
  name: 'layoutSettings.steps' | 'layoutSettings.questions'
  /** One item, such as "Step". */
  itemName: string
  maximum: number
  newItem: { title: string; text: string } | { question: string; answer: string }
  renderFields: (index: number) => ReactNode
}

/** A list of items of a page, each with its own fields. */
export function ListField({ control, name, itemName, maximum, newItem, renderFields }: ListFieldProps) {
  const { ids, addButton, append, removeItem, reorder } = useSortableFieldArray(control, name)
  const items = ids.map((id, index) => ({ id, index, name: `${itemName} ${index + 1}` }))
  return (
    <div data-field={name} className="space-y-3">
      <DragList
        items={items}
        getName={({ name }) => name}
        onReorder={reorder}
        disabled={items.length === 1}
        className="flex flex-col gap-3"
      >
        {({ index, name }, handle) => (
          <fieldset className="space-y-3 rounded-lg border border-line p-3">
            <legend className="sr-only">{name}</legend>
            <div className="flex items-center gap-1">
              {handle}
              <span aria-hidden className="min-w-0 flex-1 font-medium">
                {name}
              </span>
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remove ${name}`}
                disabled={items.length === 1}
                onClick={() => removeItem(index)}
              />
            </div>
            {renderFields(index)}
          </fieldset>
        )}
      </DragList>
      {items.length < maximum && (
        <Button ref={addButton} size="sm" icon={Plus} onClick={() => append(newItem)}>
          {`Add ${itemName.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}
