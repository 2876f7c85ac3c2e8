import { AutoRecharge, type Billing } from '@gable/shared/billing/billing.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatMoney } from '../design/format/metric-format.ts'
import { Form } from '../design/inputs/form.tsx'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import { packOptions } from './buy-dialog.tsx'

/** Buys credits before they run out. */
export function RechargeForm({ billing, onSaved }: { billing: Billing; onSaved: () => void }) {
  const { provider, autoRecharge } = billing
  const { problem, spentThisMonthCents, ...saved } = autoRecharge
  const form = useZodForm(AutoRecharge, { values: saved, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)
  const isOn = form.watch('isOn')

  async function save(body: AutoRecharge) {
    form.reset(await call('PUT /agent/billing/auto-recharge', { body }), { keepDirtyValues: false })
    toast.success('Automatic recharge saved')
    onSaved()
  }

  return (
    <Card title="Automatic Recharge" description={descriptions[provider]}>
      <Form form={form} onSubmit={save} className="space-y-4">
        {problem && (
          <Callout tone="warning" title={saved.isOn ? 'Paused' : 'Switched off'}>
            {problem}
          </Callout>
        )}
        <SwitchField control={form.control} name="isOn" label="Buy credits when few are left" />
        {isOn && (
          <>
            <NumberField
              control={form.control}
              name="below"
              label="When Fewer Credits Are Left Than"
              min={0}
              required
            />
            <SelectField control={form.control} name="packId" label="Pack" options={packOptions} required />
            <MoneyField
              control={form.control}
              name="monthlyLimitCents"
              label="Monthly Limit"
              hint={`${formatMoney(spentThisMonthCents)} of automatic orders this month.`}
              required
            />
          </>
        )}
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Card>
  )
}

const descriptions = {
  INVOICE: 'Creates an invoice in time. The credits are added when your payment is recorded.',
  STRIPE: 'Charges the card of your last payment, up to the limit.',
}
