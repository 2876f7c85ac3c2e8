import type { Offer } from '@gable/shared/offers/offer.ts'
import { formatPercent, formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { formatMoney } from '@gable/shared/text/format-money.ts'
import { Ellipsis, Pencil, Undo2 } from 'lucide-react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { formatDay } from '../properties/property-format.ts'

export interface OfferRowProps {
  offer: Offer
  isExpired?: boolean
  onEdit: (offer: Offer) => void
  onWithdraw: (offer: Offer) => Promise<unknown>
}

/** An offer with its terms and actions. */
export function OfferRow({ offer, isExpired = false, onEdit, onWithdraw }: OfferRowProps) {
  const timeZone = useTimeZone()
  const headline = offer.offerType === 'CASH' ? formatMoney(offer.amountCents) : formatPriceRange(offer)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className={`min-w-0 break-words font-semibold text-lead tabular-nums ${isExpired ? 'text-muted' : ''}`}>
          {headline}
        </h3>
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={`Actions for the ${headline} offer`} size="sm" />}
        >
          <MenuItem icon={Pencil} onSelect={() => onEdit(offer)}>
            Edit
          </MenuItem>
          <MenuItem icon={Undo2} onSelect={() => void onWithdraw(offer)}>
            Withdraw
          </MenuItem>
        </Menu>
      </div>
      <div className="mt-2">
        <DescriptionList layout="columns" items={getOfferFacts(offer, { timeZone, isExpired })} />
      </div>
      {offer.terms && <p className="mt-3 whitespace-pre-line break-words text-muted">{offer.terms}</p>}
    </li>
  )
}

function getOfferFacts(offer: Offer, { timeZone, isExpired }: { timeZone: string; isExpired: boolean }) {
  const created = {
    label: 'Created',
    value: [formatDate(offer.createdAt, timeZone), offer.by?.fullName].filter(Boolean).join(' by '),
  }
  if (offer.offerType === 'LISTING') {
    const { commissionPercent } = offer
    return commissionPercent === null
      ? [created]
      : [{ label: 'Commission', value: formatPercent(commissionPercent) }, created]
  }
  return [
    ...(offer.buyer ? [{ label: 'Offered by', value: offer.buyer }] : []),
    { label: 'Closing date', value: formatDay(offer.closingOn) },
    { label: isExpired ? 'Expired' : 'Expires', value: formatDateTime(offer.expiresAt, timeZone) },
    created,
  ]
}
