import type { Billing, PlanOffer } from '@gable/shared/billing/billing.ts'
import * as z from 'zod'
import { formatMoney } from '../design/format/metric-format.ts'
import { RadioCardsField } from '../design/inputs/radio-cards-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { featureLabels } from './allowances-card.tsx'
import { usePlaceOrder } from './use-order.ts'

interface PlanDialogProps {
  open: boolean
  onClose: () => void
  billing: Billing
  onOrdered: () => void
}

const PlanForm = z.object({ planId: z.string('Please choose a plan').min(1, 'Please choose a plan') })

export function PlanDialog({ open, onClose, billing, onOrdered }: PlanDialogProps) {
  const { plans, provider } = billing
  const form = useZodForm(PlanForm, { defaultValues: { planId: '' } })
  const placeOrder = usePlaceOrder(onOrdered)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Change plan"
      description="You keep all your data when you switch."
      form={form}
      onSubmit={async ({ planId }) => {
        await placeOrder({ kind: 'PLAN', planId })
        onClose()
      }}
      submitLabel={provider === 'STRIPE' ? 'Continue to payment' : 'Create invoice'}
    >
      <RadioCardsField
        control={form.control}
        name="planId"
        label="Plan"
        required
        options={plans.map((plan) => ({
          value: plan._id,
          label: plan.planName,
          hint: describe(plan),
          disabled: plan.isPaid || plan.priceCents === null || plan.exceeded.length > 0,
        }))}
      />
      <p className="text-muted text-table">
        {provider === 'STRIPE'
          ? 'The new plan starts when you have paid. What is left of the old one is credited.'
          : 'You pay by invoice. The new plan starts as soon as your payment is recorded.'}
      </p>
    </FormDialog>
  )
}

function describe({ isCurrent, isPaid, priceCents, exceeded }: PlanOffer) {
  const price = priceCents === null ? 'Price on request. Please contact support.' : `${formatMoney(priceCents)} a month`
  if (isPaid) return `${price}. Your plan.`
  if (isCurrent && priceCents !== null) return `${price}. Your plan, which this payment keeps.`
  if (exceeded.length === 0) return price
  const names = exceeded.map((feature) => featureLabels[feature].toLowerCase())
  return `${price}. You use more than it includes: ${names.join(', ')}.`
}
