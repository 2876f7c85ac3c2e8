import { costsMaximum, emptyCost } from '@gable/shared/widgets/settings.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../design/button.tsx'
import { DragList } from '../../design/drag-list.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { CostCard } from './cost-card.tsx'
import { movedFrom } from './moved-from.ts'
import type { WidgetControl } from './widget-values.ts'

/** What a sale costs besides, in the order in which visitors see it. */
export function CostsSection({ control }: { control: WidgetControl }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'settings.additionalCosts' })
  const costs = useWatch({ control, name: 'settings.additionalCosts' })
  const [removals, setRemovals] = useState(0)
  const add = useRef<HTMLElement>(null)
  const items = fields.map(({ id }, index) => ({ id, index, name: costs[index]?.title || `Cost ${index + 1}` }))

  useEffect(() => {
    // The button that was pressed is gone: the focus must not be lost with it.
    if (removals > 0) add.current?.focus()
  }, [removals])

  function begin() {
    append(emptyCost, { focusName: `settings.additionalCosts.${items.length}.showCost` })
  }

  function drop(index: number) {
    remove(index)
    setRemovals((count) => count + 1)
  }

  return (
    <PanelSection title="Additional Costs">
      <DragList
        items={items}
        nameOf={({ name }) => name}
        onReorder={(moved) => {
          const { from, to } = movedFrom(idsOf(items), idsOf(moved))
          move(from, to)
        }}
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

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
