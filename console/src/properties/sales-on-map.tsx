import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { MapFrame } from '../map/map-frame.tsx'
import type { OpenMap } from '../map/open-map.ts'
import { comparableAnchor } from './comparable-anchor.ts'
import { ComparableGrid } from './comparable-grid.tsx'
import { drawSales } from './draw-sales.ts'

interface SalesOnMapProps {
  comparables: readonly Comparable[]
  property: Property
}

/** The home and what it is compared with, where they stand. A pin leads to its card. */
export function SalesOnMap({ comparables, property }: SalesOnMapProps) {
  const [shown, show] = useState<Shown>('all')
  const [chosen, choose] = useState<{ id: string }>()
  const home = property.addressComponents
  const sales = useMemo(
    () => comparables.map((comparable, index) => ({ ...comparable, number: index + 1 })).filter(isOf(shown)),
    [comparables, shown],
  )
  const draw = useCallback(
    (opened: OpenMap) =>
      drawSales(opened, {
        home,
        sales,
        // A fresh object each time: the same pin pressed again leads there again.
        onOpen: (id) => choose({ id }),
      }),
    [home, sales],
  )
  useEffect(() => {
    if (chosen) document.getElementById(comparableAnchor(chosen.id))?.focus()
  }, [chosen])
  return (
    <div className="space-y-4">
      <SegmentedControl
        label="Which sales"
        value={shown}
        options={options.map(({ value, label }) => ({
          value,
          label: `${label} (${comparables.filter(isOf(value)).length})`,
        }))}
        onChange={show}
      />
      <MapFrame label="Recent sales on a map" className="h-80 rounded-lg border border-line" draw={draw} />
      <ComparableGrid comparables={sales} property={property} chosen={chosen?.id} />
    </div>
  )
}

type Shown = 'all' | Comparable['listingCategory']

const options: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'sold', label: 'Sold' },
]

const isOf =
  (shown: Shown) =>
  ({ listingCategory }: Comparable) =>
    shown === 'all' || listingCategory === shown
