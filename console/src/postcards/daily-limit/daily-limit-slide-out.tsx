import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { defaultDailyLimit } from '@gable/shared/postcards/daily-limit.ts'
import { useWatch } from 'react-hook-form'
import { useAssetAction } from '../../assets/use-asset-action.ts'
import { DescriptionList } from '../../design/data/description-list.tsx'
import { Callout } from '../../design/feedback/callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Form } from '../../design/inputs/form.tsx'
import { NumberField } from '../../design/inputs/number-field.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { DataBoundary } from '../../platform/data-boundary.tsx'
import { call, useApi, useRefresh } from '../../platform/use-api.ts'
import { ContactSupportButton } from '../../support/contact-support-button.tsx'
import { DailyLimitForm, getDailyCost, needsSupport } from './daily-limit-form.ts'

interface DailyLimitSlideOutProps {
  open: boolean
  onClose: () => void
}

/** How many postcards go to the printer on one day. */
export function DailyLimitSlideOut({ open, onClose }: DailyLimitSlideOutProps) {
  const response = useApi('GET /agent/content/postcard/daily-limit', ...(open ? [] : [false as const]))
  return (
    <SlideOut
      open={open}
      onClose={onClose}
      size="sm"
      title="Manage Daily Limit"
      description="The limit applies to everything that sends postcards. Once it is reached, postcards wait in order until the next day."
    >
      <DataBoundary
        response={response}
        errorTitle="The daily limit could not be loaded"
        fallback={
          <PanelBody>
            <TextSkeleton lines={4} />
          </PanelBody>
        }
      >
        {({ limit }) => <LimitForm limit={limit} onClose={onClose} />}
      </DataBoundary>
    </SlideOut>
  )
}

function LimitForm({ limit: saved, onClose }: { limit: number; onClose: () => void }) {
  const form = useZodForm(DailyLimitForm, { values: { limit: saved as number | null } })
  const refresh = useRefresh()
  const { runActionWithToast } = useAssetAction(() => refresh('GET /agent/content/postcard/daily-limit'))
  const limit = useWatch({ control: form.control, name: 'limit' })
  const { postcards, credits } = getDailyCost(limit)

  async function save(body: { limit: number }) {
    const isSaved = await runActionWithToast(call('PUT /agent/content/postcard/daily-limit', { body }), {
      success: 'Daily limit saved',
      error: 'Unable to update limit. Please contact support',
    })
    if (isSaved) onClose()
  }

  return (
    <Form form={form} onSubmit={save} className="flex min-h-0 flex-1 flex-col">
      <PanelBody className="space-y-5">
        <NumberField
          control={form.control}
          name="limit"
          label="Daily Limit"
          required
          step={1}
          min={1}
          unit="postcards"
          placeholder={String(defaultDailyLimit)}
        />
        <DescriptionList
          items={[
            { label: 'Postcards per Day', value: formatCount(postcards) },
            { label: 'Credits per Day', value: formatCount(credits) },
          ]}
        />
        <p className="text-muted text-table">{`1 postcard = ${postcardPrice} credits`}</p>
        {needsSupport(limit) && (
          <Callout tone="warning" announce>
            Need more than 100,000 Credits? Contact our Customer Support.
          </Callout>
        )}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        {needsSupport(limit) ? (
          <ContactSupportButton variant="primary">Contact Support</ContactSupportButton>
        ) : (
          <SubmitButton>Save</SubmitButton>
        )}
      </PanelFooter>
    </Form>
  )
}
