import { House } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CompactCard } from '../../design/data/table/compact-card-row.tsx'
import { formatMoney } from '../../design/format/metric-format.ts'
import { buttonClassName } from '../../design/inputs/button-class-name.ts'
import { toContactCard } from '../list/contact-card.tsx'
import type { PropertyRow } from './property-columns.tsx'

/** A contact with one of their properties on a phone: the home value beside the name, and the address below it. */
export const getPropertyCard =
  (propertyPath: (propertyId: string) => string) =>
  ({ contact, property }: PropertyRow): CompactCard => {
    const card = toContactCard(contact)
    if (!property) return { ...card, subtitle: 'No property yet' }
    return {
      ...card,
      ...(property.valueCents !== null && {
        aside: <span className="tabular-nums">{formatMoney(property.valueCents)}</span>,
      }),
      subtitle: property.fullAddress,
      action: (
        <Link
          to={propertyPath(property._id)}
          aria-label={`Open ${property.fullAddress}`}
          draggable={false}
          className={buttonClassName('quiet', 'md', 'square')}
        >
          <House aria-hidden="true" className="size-4" />
        </Link>
      ),
    }
  }
