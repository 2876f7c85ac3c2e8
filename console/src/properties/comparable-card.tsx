import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import { cx } from '../design/class-names.ts'
import { Badge } from '../design/data/badge.tsx'
import { ComparisonList } from './comparison-list.tsx'
import { formatDay, formatDollars, formatPricePerSqft } from './property-format.ts'

interface ComparableCardProps {
  comparable: Comparable & { number?: number }
  propertyFacts: PropertyFacts
  isPriceHidden: boolean
  isSelected: boolean
}

/** The element ID of a card, which a map pin moves the focus to. */
export const getComparableCardId = (id: string) => `comparable-${id.replace(/\W/g, '-')}`

/** A nearby listing compared with the property. */
export function ComparableCard({ comparable, propertyFacts, isPriceHidden, isSelected }: ComparableCardProps) {
  const { _id, number, listingCategory, opd, imgs, addressComponent, distanceMiles } = comparable
  const isActive = listingCategory === 'active'
  const [street = '', ...town] = addressComponent.fullAddress.split(', ')
  return (
    <article
      id={getComparableCardId(_id)}
      tabIndex={-1}
      aria-label={addressComponent.fullAddress}
      className={cx(
        'overflow-hidden rounded-lg border bg-surface outline-none',
        isSelected ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      {imgs[0] && (
        <img
          src={imgs[0]}
          alt=""
          width={400}
          height={225}
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="p-4">
        <div className="flex items-center justify-between gap-2">
          <Badge tone={isActive ? 'success' : 'info'} dot>
            {isActive ? 'Active' : 'Sold'}
          </Badge>
          {number !== undefined && (
            <span className="text-label text-muted tabular-nums">
              <span className="sr-only">On the map: </span>
              {number}
            </span>
          )}
        </div>
        {!isPriceHidden && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold text-lead">{formatDollars(opd.recentSaleOrListPrice)}</span>
            <span className="text-muted text-table">
              {formatPricePerSqft(opd.recentSaleOrListPrice, opd.aboveGradeSqft)}
            </span>
          </p>
        )}
        <h3 className={cx('break-words font-medium', isPriceHidden && 'mt-2')}>{street}</h3>
        <p className="text-muted text-table">{town.join(', ')}</p>
        <p className="mt-1 text-label text-muted">
          {isActive ? 'Listed' : 'Sold'} {formatDay(opd.recentSaleOrListDate)}
          {distanceMiles !== null && ` · ${distanceMiles.toFixed(1)} mi away`}
        </p>
        <ComparisonList comparable={opd} propertyFacts={propertyFacts} address={addressComponent.fullAddress} />
      </div>
    </article>
  )
}
