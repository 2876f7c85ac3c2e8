import { costsMaximum, emptyCost } from '@gable/shared/widgets/settings.ts'
import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useParts } from '../../editing/use-parts.ts'
import { CostCard } from './cost-card.tsx'
import type { WidgetControl } from './widget-values.ts'

/** What a sale costs besides, in the order in which visitors see it. */
export function CostsSection({ control }: { control: WidgetControl }) {
  const { ids, add, append, drop, reorder } = useParts(control, 'settings.additionalCosts')
  const costs = useWatch({ control, name: 'settings.additionalCosts' })
  const items = ids.map((id, index) => ({ id, index, name: costs[index]?.title || `Cost ${index + 1}` }))

  function begin() {
    append(emptyCost, { focusName: `settings.additionalCosts.${items.length}.showCost` })
  }

  return (
    <PanelSection title="Additional Costs">
      <DragList
        items={items}
        nameOf={({ name }) => name}
        onReorder={reorder}
        disabled={items.length === 1}
        className="flex flex-col gap-2"
      >
        {({ index, name }, handle) => (
          <CostCard
            control={control}
            index={index}
            name={name}
            handle={handle}
            onRemove={items.length > 1 ? () => drop(index) : undefined}
          />
        )}
      </DragList>
      {items.length < costsMaximum && (
        <Button ref={add} size="sm" icon={Plus} onClick={begin}>
          Add Cost
        </Button>
      )}
    </PanelSection>
  )
}
