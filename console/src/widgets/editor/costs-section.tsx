import { costsMaximum, emptyCost } from '@gable/shared/widgets/settings.ts'
import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { useSortableFieldArray } from '../../design/inputs/use-sortable-field-array.ts'
import { PanelSection } from '../../editing/panel-section.tsx'
import { CostCard } from './cost-card.tsx'
import type { WidgetControl } from './widget-values.ts'

/** Edits the additional costs of a sale, in the order that visitors see. */
export function CostsSection({ control }: { control: WidgetControl }) {
  const { ids, addButton, append, removeItem, reorder } = useSortableFieldArray(control, 'settings.additionalCosts')
  const costs = useWatch({ control, name: 'settings.additionalCosts' })
  const items = ids.map((id, index) => ({ id, index, name: costs[index]?.title || `Cost ${index + 1}` }))

  function handleAdd() {
    append(emptyCost, { focusName: `settings.additionalCosts.${items.length}.showCost` })
  }

  return (
    <PanelSection title="Additional Costs">
      <DragList
        items={items}
        getName={({ name }) => name}
        onReorder={reorder}
        disabled={items.length === 1}
        className="flex flex-col gap-2"
      >
        {({ index, name }, handle) => (
          <CostCard
            control={control}
            index={index}
            title={name}
            handle={handle}
            onRemove={items.length > 1 ? () => removeItem(index) : undefined}
          />
        )}
      </DragList>
      {items.length < costsMaximum && (
        <Button ref={addButton} size="sm" icon={Plus} onClick={handleAdd}>
          Add cost
        </Button>
      )}
    </PanelSection>
  )
}
