import type { Content, ContentSettings } from '@gable/shared/content/content.ts'
import type { ContentVersionName } from '@gable/shared/content/content-kind.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { listEmailWarnings } from '@gable/shared/emails/lint/list-email-warnings.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Form } from '../../design/inputs/form.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import type { Device } from '../../design/layout/editor/device.ts'
import { PanelFooter } from '../../design/layout/panel.tsx'
import { BottomSheet } from '../../design/overlays/bottom-sheet.tsx'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { ContactField } from './contact-field.tsx'
import { emptyTestEmail, TestEmailForm } from './test-email-form.ts'
import { TestEmailPreview, useTestEmail } from './test-email-preview.tsx'
import { parseSuggestionValue } from './use-contact-suggestions.ts'
import { Warnings } from './warnings.tsx'

interface TestEmailDialogProps {
  content: Content
  version: ContentVersionName
  /** Of smart content: the variation that is shown. */
  variation?: { _id: string; settings: ContentSettings } | null | undefined
  open: boolean
  onClose: () => void
}

/** Shows an email as a contact would get it, and sends it to one address. */
export function TestEmailDialog({ content, version, variation, open, onClose }: TestEmailDialogProps) {
  const accountId = useAccountId()
  const [device, setDevice] = useState<Device>('desktop')
  const stored =
    variation?.settings ?? (version === 'PUBLISHED' ? content.publishedSettings : null) ?? content.draftSettings
  const settings = useMemo(() => withEmailDefaults(stored), [stored])
  const form = useZodForm(TestEmailForm, { defaultValues: emptyTestEmail })
  const { control, reset } = form
  useLayoutEffect(() => {
    if (open) reset()
  }, [open, reset])
  const { choice } = useWatch({ control, name: 'contact' })
  const preview = useTestEmail(settings, choice && parseSuggestionValue(choice.value), open)
  const { email } = preview
  const warnings = useMemo(() => (email ? listEmailWarnings(settings, email) : []), [settings, email])

  async function send({ email, contact }: z.output<typeof TestEmailForm>) {
    try {
      await callInAccount(accountId)('POST /agent/content/:contentId/test-email', {
        params: { contentId: content._id },
        body: {
          email,
          version,
          ...contact,
          brandingId: settings.brandingId,
          smartContentConfigVariationId: variation?._id ?? null,
        },
      })
    } catch (error) {
      if (error instanceof Problem && error.fields) throw error
      toast.error('Unable to send email. Please contact support.')
      return
    }
    toast.success('Email sent successfully')
    onClose()
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnOutsidePress={false}
      title="Preview & Test"
      description="Sends one email that is not counted. Its links are not tracked, and nobody can unsubscribe with it."
      device={device}
      onDeviceChange={setDevice}
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto border-line border-t md:flex-row md:overflow-hidden">
        <Form
          form={form}
          onSubmit={send}
          className="flex shrink-0 flex-col border-line max-md:border-b md:w-[384px] md:border-r"
        >
          <div className="flex min-h-0 flex-1 flex-col gap-4 p-5 md:overflow-y-auto">
            <TextField
              control={control}
              name="email"
              label="Recipient Email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              required
            />
            <ContactField control={control} />
            {email && <Warnings warnings={warnings} />}
          </div>
          <PanelFooter>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton>Send Test Email</SubmitButton>
          </PanelFooter>
        </Form>
        <div className="min-w-0 flex-1 max-md:h-[640px] max-md:shrink-0">
          <TestEmailPreview {...preview} title={content.title} device={device} />
        </div>
      </div>
    </BottomSheet>
  )
}
