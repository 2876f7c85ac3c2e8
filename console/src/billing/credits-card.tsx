import type { Billing } from '@gable/shared/billing/billing.ts'
import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { BuyDialog } from './buy-dialog.tsx'

export function CreditsCard({ billing, onChange }: { billing: Billing; onChange: () => void }) {
  const { balance, reservations, provider, subscription } = billing
  const [isBuying, setBuying] = useState(false)
  const postcards = Math.floor(balance.available / postcardPrice)
  return (
    <Card title="Credits">
      <p className="font-semibold text-figure tabular-nums">{formatCount(balance.available)}</p>
      <p className="text-muted text-table">
        {postcards === 0 ? 'Not enough for a postcard.' : `Available, enough for ${pluralize(postcards, 'postcard')}.`}
      </p>
      <div className="mt-4">
        <DescriptionList
          items={[
            {
              label: 'Reserved',
              value:
                reservations.length === 0 ? (
                  formatCount(balance.reserved)
                ) : (
                  <>
                    {formatCount(balance.reserved)}
                    <ul className="mt-1 space-y-0.5 text-muted text-table">
                      {reservations.map(({ note, count, credits }) => (
                        <li key={note}>
                          {formatCount(credits)} for {pluralize(count, 'postcard')}
                          {note && `, ${note}`}
                        </li>
                      ))}
                    </ul>
                  </>
                ),
            },
            { label: 'Spent', value: formatCount(balance.spent) },
          ]}
        />
      </div>
      <div className="mt-5">
        <Button variant={subscription.state === 'SUSPENDED' ? 'secondary' : 'primary'} onClick={() => setBuying(true)}>
          Buy credits
        </Button>
      </div>
      <BuyDialog open={isBuying} onClose={() => setBuying(false)} provider={provider} onOrdered={onChange} />
    </Card>
  )
}
