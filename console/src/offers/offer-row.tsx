import type { Offer } from '@gable/shared/offers/offer.ts'
import { formatOfferAmount, formatPriceRange } from '@gable/shared/offers/offer-format.ts'
import { Ellipsis, Pencil, Undo2 } from 'lucide-react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { getOfferFacts } from './facts-of.ts'

export interface OfferLineProps {
  offer: Offer
  isExpired?: boolean
  onEdit: (offer: Offer) => void
  onWithdraw: (offer: Offer) => Promise<unknown>
}

/** One offer with all its terms, and what can be done with it. */
export function OfferRow({ offer, isExpired = false, onEdit, onWithdraw }: OfferLineProps) {
  const timeZone = useTimeZone()
  const headline = offer.offerType === 'CASH' ? formatOfferAmount(offer.amountCents) : formatPriceRange(offer)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className={`min-w-0 break-words font-semibold text-lead tabular-nums ${isExpired ? 'text-muted' : ''}`}>
          {headline}
        </h3>
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={`Actions for the offer of ${headline}`} size="sm" />}
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
