import type { PaymentProvider } from '@gable/shared/billing/billing.ts'
import { creditPacks, packIds } from '@gable/shared/billing/packs.ts'
import { postcardPrice } from '@gable/shared/credits/credits.ts'
import * as z from 'zod'
import { formatCount, formatMoney } from '../design/format/metric-format.ts'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { usePlaceOrder } from './use-order.ts'

interface BuyDialogProps {
  open: boolean
  onClose: () => void
  provider: PaymentProvider
  onOrdered: () => void
}

const BuyForm = z.object({ packId: z.enum(packIds) })

export function BuyDialog({ open, onClose, provider, onOrdered }: BuyDialogProps) {
  const form = useZodForm(BuyForm, { defaultValues: { packId: 'credits-2500' } })
  const placeOrder = usePlaceOrder(onOrdered)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Buy credits"
      description={`A postcard costs ${postcardPrice} credits. Credits do not expire.`}
      form={form}
      onSubmit={async ({ packId }) => {
        await placeOrder({ kind: 'CREDITS', packId })
        onClose()
      }}
      submitLabel={provider === 'STRIPE' ? 'Continue to payment' : 'Create invoice'}
    >
      <RadioCardsField control={form.control} name="packId" label="Pack" required options={packOptions} />
      <p className="text-muted text-table">{paymentHints[provider]}</p>
    </FormDialog>
  )
}

export const packOptions = creditPacks.map(({ id, credits, priceCents }) => ({
  value: id,
  label: `${formatCount(credits)} credits for ${formatMoney(priceCents)}`,
  hint: `${formatCount(credits / postcardPrice)} postcards, ${formatMoney(Math.round((priceCents * postcardPrice) / credits))} each`,
}))

const paymentHints: Record<PaymentProvider, string> = {
  INVOICE: 'You pay by invoice. The credits are added as soon as your payment is recorded.',
  STRIPE: 'You pay by card on the page of our payment provider. The credits are added at once.',
}
