import { channels, channelTags, toLinkTags, toTaggedUrl } from '@gable/shared/traffic/channels.ts'
import { NewTaggedLink, type TaggedLink } from '@gable/shared/traffic/tagged-link.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { call } from '../platform/use-api.ts'
import type { SharedPage } from './tagged-links.tsx'

interface NewLinkFormProps {
  page: SharedPage
  onCancel: () => void
  onCreated: (link: TaggedLink) => void
}

/** Makes a link for a channel, and shows its address before it is saved. */
export function NewLinkForm({ page, onCancel, onCreated }: NewLinkFormProps) {
  const form = useZodForm(NewTaggedLink, {
    defaultValues: { channel: 'FACEBOOK', name: channelTags.FACEBOOK.label, campaign: '' },
  })
  const { channel, name = '', campaign = '' } = useWatch({ control: form.control })
  const tags = toLinkTags(channel ?? 'OTHER', { name, campaign, assetName: page.name })
  // The name follows the channel until it is edited.
  useEffect(() => {
    const current = form.getValues('name')
    if (current === '' || channels.some((one) => channelTags[one].label === current))
      form.setValue('name', channel === 'OTHER' || !channel ? '' : channelTags[channel].label)
  }, [channel, form])
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        onCreated(await call('POST /agent/tagged-links/:subjectId', { params: { subjectId: page.id }, body }))
      }}
      className="space-y-4 rounded-lg border border-line bg-sunken p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={form.control}
          name="channel"
          label="Channel"
          required
          options={channels.map((value) => ({ value, label: channelTags[value].label }))}
        />
        <TextField control={form.control} name="name" label="Name" required max={80} autoComplete="off" />
      </div>
      <TextField
        control={form.control}
        name="campaign"
        label="Campaign"
        hint={`Such as “Spring sellers”. Without one it is “${tags.campaign}”.`}
        max={80}
        autoComplete="off"
      />
      <p className="break-all text-label text-muted">
        <span className="sr-only">Address: </span>
        {toTaggedUrl(page.url, tags)}
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton>Save link</SubmitButton>
      </div>
    </Form>
  )
}
