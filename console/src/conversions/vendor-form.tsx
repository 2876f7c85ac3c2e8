import { type ConversionIntegration, toIntegrationFields } from '@gable/shared/conversions/integration.ts'
import { getNoTestReason } from '@gable/shared/conversions/test-event.ts'
import { vendorRules } from '@gable/shared/conversions/vendors.ts'
import { Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { GoogleCredentialsInput } from './google-credentials-input.tsx'
import { TokenField } from './token-field.tsx'
import { VendorFields } from './vendor-fields.tsx'
import { vendorHelp } from './vendor-help.ts'

interface VendorFormProps {
  integration: ConversionIntegration
  onChanged: () => void
}

/** The switch and, once it was on, the ids and the token of one service. */
export function VendorForm({ integration, onChanged }: VendorFormProps) {
  const { vendor, isOn, id, conversionId, customerId, actionId, testCode, hasToken } = integration
  const [rules, help] = [vendorRules[vendor], vendorHelp[vendor]]
  const schema = useMemo(() => toIntegrationFields(vendor), [vendor])
  const form = useZodForm(schema, {
    values: { isOn, id, conversionId, customerId, actionId, testCode, token: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const isSwitchedOn = useWatch({ control: form.control, name: 'isOn' })
  useUnsavedChanges(form.formState.isDirty)

  async function save({ token, ...body }: z.output<typeof schema>) {
    const saved = await call('PUT /agent/conversions/integrations/:vendor', {
      params: { vendor },
      body: { ...body, ...(token && { token }) },
    })
    form.reset({ ...toFields(saved), token: '' }, { keepDirtyValues: false })
    toast.success(`${rules.name} saved`)
    onChanged()
  }

  async function removeToken() {
    const body = { ...toFields(integration), token: null }
    await call('PUT /agent/conversions/integrations/:vendor', { params: { vendor }, body })
    toast.success('Token removed')
    onChanged()
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4" aria-label={rules.name}>
      <SwitchField control={form.control} name="isOn" label={`Report to ${rules.name}`} />
      {(isSwitchedOn || id !== '') && (
        <>
          <VendorFields control={form.control} vendor={vendor} isRequired={isSwitchedOn} />
          {rules.tokenLabel && (
            <TokenField
              control={form.control}
              label={rules.tokenLabel}
              hint={help.token}
              vendorName={rules.name}
              isSet={hasToken}
              Input={vendor === 'GOOGLE_ADS' ? GoogleCredentialsInput : undefined}
              onRemove={removeToken}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <SubmitButton>Save</SubmitButton>
            {rules.tokenLabel && <TestButton integration={integration} onSent={onChanged} />}
          </div>
        </>
      )}
    </Form>
  )
}

const toFields = ({ isOn, id, conversionId, customerId, actionId, testCode }: ConversionIntegration) => ({
  isOn,
  id,
  conversionId,
  customerId,
  actionId,
  testCode,
})

function TestButton({ integration, onSent }: { integration: ConversionIntegration; onSent: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const { vendor } = integration
  const disabledReason = getNoTestReason(integration)

  async function send() {
    setBusy(true)
    try {
      await call('POST /agent/conversions/integrations/:vendor/test', { params: { vendor } })
      toast.success('Test event on its way')
      onSent()
    } catch (error) {
      showErrorToast(error)
    } finally {
      setBusy(false)
    }
  }

  const button = (
    <Button icon={Send} busy={isBusy} disabled={disabledReason !== undefined} onClick={() => void send()}>
      Send test event
    </Button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}
