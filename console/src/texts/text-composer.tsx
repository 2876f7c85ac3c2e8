import type { Contact } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import type { ContactTexting, TextNumber } from '@gable/shared/texts/contact-texting.ts'
import { getTextDisabledReason, PersonalText, personalTextMaximum } from '@gable/shared/texts/personal-text.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Callout } from '../design/feedback/callout.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useAccount, useAccountId, useAccountPath } from '../platform/account.ts'
import { getFromTab, saveInTab } from '../platform/tab-storage.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { describeTextLength } from './text-length.ts'
import { useTextPermission } from './use-text-permission.tsx'

interface TextComposerProps {
  contact: Pick<Contact, '_id' | 'isArchived'>
  texting: ContactTexting
}

/** Writes the next text. Each has an id, so that a request that is sent twice sends one. */
export function TextComposer({ contact: { _id: contactId, isArchived }, texting }: TextComposerProps) {
  const accountId = useAccountId()
  const { permissions } = useAccount()
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  const refresh = useRefresh()
  const { changePermission, dialog } = useTextPermission(contactId)
  const draftKey = `text-draft:${accountId}:${contactId}`
  const { isOn, problem, numbers } = texting
  const emptyText = () => ({ textId: newId(), phone: toDefaultPhone(numbers), body: '' })
  const form = useZodForm(PersonalText, {
    defaultValues: { ...emptyText(), body: getFromTab<string>(draftKey) ?? '' },
  })
  const { phone = '', body = '' } = useWatch({ control: form.control })
  const number = numbers.find((number) => number.phone === phone) ?? numbers[0]
  const disabledReason = getTextDisabledReason({ isOn, isArchived, number })
  useEffect(() => saveInTab(draftKey, body.trim() === '' ? undefined : body), [draftKey, body])

  async function send(text: PersonalText) {
    await callInAccount(accountId)('POST /agent/contacts/:contactId/texts', { params: { contactId }, body: text })
    form.reset({ ...emptyText(), phone: text.phone })
    form.setFocus('body')
    await refresh('GET /agent/contacts/:contactId/texts')
  }

  function renderRemedy() {
    if (isArchived || !number) return undefined
    if (!isOn)
      return (
        permissions.includes('ACCESS_ACCOUNT_SETTINGS') && (
          <Button size="sm" to={pathTo('settings/text-messages')}>
            Open settings
          </Button>
        )
      )
    return (
      !number.isFinal && (
        <Button size="sm" onClick={() => changePermission({ phone: number.phone, permission: 'IN' })}>
          Record permission
        </Button>
      )
    )
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      className="shrink-0 space-y-3 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {numbers.length > 1 && (
        <SelectField
          control={form.control}
          name="phone"
          label="To"
          options={numbers.map(({ phone }) => ({ value: phone, label: phone }))}
        />
      )}
      {disabledReason ? (
        <Callout tone="warning" title="No text can be sent" announce action={renderRemedy()}>
          {disabledReason}
        </Callout>
      ) : (
        <>
          {problem && (
            <Callout tone="danger" title="Twilio refused the last text">
              {problem}
            </Callout>
          )}
          <TextAreaField
            control={form.control}
            name="body"
            label={numbers.length > 1 ? 'Text' : `Text to ${number?.phone}`}
            required
            max={personalTextMaximum}
            hint={describeTextLength(body)}
          />
          <div className="flex items-center justify-between gap-3">
            <p className="text-label text-muted">
              {number?.sendAt &&
                `It is late or early where they are. The text is sent ${formatDateTime(number.sendAt, timeZone)}.`}
            </p>
            <SubmitButton>Send text</SubmitButton>
          </div>
        </>
      )}
      {dialog}
    </Form>
  )
}

const toDefaultPhone = (numbers: readonly TextNumber[]) =>
  (numbers.find(({ permission }) => permission === 'IN') ?? numbers[0])?.phone ?? ''
