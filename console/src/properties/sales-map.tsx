import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import type { MapHandle } from '../design/map/create-map.ts'
import { MapFrame } from '../design/map/map-frame.tsx'
import { settings } from '../platform/settings.ts'
import { getComparableCardId } from './comparable-card.tsx'
import { ComparableGrid } from './comparable-grid.tsx'
import { drawSalesMap } from './draw-sales-map.ts'

interface SalesMapProps {
  comparables: readonly Comparable[]
  property: Property
}

/** A map of the property and the nearby sales. A click on a pin moves the focus to its card. */
export function SalesMap({ comparables, property }: SalesMapProps) {
  const [filter, setFilter] = useState<SalesFilter>('all')
  const [selected, setSelected] = useState<{ id: string }>()
  const location = property.addressComponents
  const sales = useMemo(
    () => comparables.map((comparable, index) => ({ ...comparable, number: index + 1 })).filter(matchesFilter(filter)),
    [comparables, filter],
  )
  const draw = useCallback(
    (mapHandle: MapHandle) =>
      drawSalesMap(mapHandle, {
        location,
        sales,
        // A new object each time, so that a second click on the same pin moves the focus again.
        onOpen: (id) => setSelected({ id }),
      }),
    [location, sales],
  )
  useEffect(() => {
    if (selected) document.getElementById(getComparableCardId(selected.id))?.focus()
  }, [selected])
  return (
    <div className="space-y-4">
      <SegmentedControl
        label="Filter sales"
        value={filter}
        options={options.map(({ value, label }) => ({
          value,
          label: `${label} (${comparables.filter(matchesFilter(value)).length})`,
        }))}
        onChange={setFilter}
      />
      <MapFrame
        label="Recent sales on a map"
        tiles={settings}
        className="h-80 rounded-lg border border-line"
        onReady={draw}
      />
      <ComparableGrid comparables={sales} property={property} selectedId={selected?.id} />
    </div>
  )
}

type SalesFilter = 'all' | Comparable['listingCategory']

const options: { value: SalesFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'sold', label: 'Sold' },
]

const matchesFilter =
  (filter: SalesFilter) =>
  ({ listingCategory }: Comparable) =>
    filter === 'all' || listingCategory === filter
