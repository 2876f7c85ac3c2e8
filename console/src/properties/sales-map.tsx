import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import type { MapHandle } from '../design/map/create-map.ts'
import { MapFrame } from '../design/map/map-frame.tsx'
import { settings } from '../platform/settings.ts'
import { getComparableCardId } from './comparable-anchor.ts'
import { ComparableGrid } from './comparable-grid.tsx'
import { drawSales } from './draw-sales-map.ts'

interface SalesOnMapProps {
  comparables: readonly Comparable[]
  property: Property
}

/** The home and what it is compared with, where they stand. A pin leads to its card. */
export function SalesMap({ comparables, property }: SalesOnMapProps) {
  const [shown, show] = useState<SalesFilter>('all')
  const [chosen, choose] = useState<{ id: string }>()
  const home = property.addressComponents
  const sales = useMemo(
    () => comparables.map((comparable, index) => ({ ...comparable, number: index + 1 })).filter(matchesFilter(shown)),
    [comparables, shown],
  )
  const draw = useCallback(
    (opened: MapHandle) =>
      drawSales(opened, {
        home,
        sales,
        // A fresh object each time: the same pin pressed again leads there again.
        onOpen: (id) => choose({ id }),
      }),
    [home, sales],
  )
  useEffect(() => {
    if (chosen) document.getElementById(getComparableCardId(chosen.id))?.focus()
  }, [chosen])
  return (
    <div className="space-y-4">
      <SegmentedControl
        label="Which sales"
        value={shown}
        options={options.map(({ value, label }) => ({
          value,
          label: `${label} (${comparables.filter(matchesFilter(value)).length})`,
        }))}
        onChange={show}
      />
      <MapFrame
        label="Recent sales on a map"
        tiles={settings}
        className="h-80 rounded-lg border border-line"
        onReady={draw}
      />
      <ComparableGrid comparables={sales} property={property} chosen={chosen?.id} />
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
  (shown: SalesFilter) =>
  ({ listingCategory }: Comparable) =>
    shown === 'all' || listingCategory === shown
