import type { EmailBlockOf } from '@gable/shared/emails/blocks.ts'
import type { ReactNode } from 'react'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { Switch } from '../../../design/inputs/switch.tsx'
import { EmailTextField } from '../fields/email-text-field.tsx'
import type { BlockFieldsProps } from './block-field-props.ts'

export const HomeValueFields = (props: BlockFieldsProps<'HOME_VALUE'>) => (
  <CardFields {...props} note="Shows the value of the contact's home, its range and its change in a year." />
)

export const EquityFields = (props: BlockFieldsProps<'EQUITY'>) => (
  <CardFields
    {...props}
    note="Shows what the contact's home is worth after its mortgage. Left out for contacts who opted out of marketing."
  />
)

export const ComparablesFields = ({ block, onChange }: BlockFieldsProps<'COMPARABLES'>) => (
  <CardFields
    block={block}
    onChange={onChange}
    note="Shows homes that sold near the contact's home. Left out if there are none."
  >
    <Field name="count" label="Number of Homes">
      {(control) => (
        <Select
          {...control}
          value={String(block.count)}
          options={counts}
          onChange={(count) => onChange({ count: Number(count) })}
        />
      )}
    </Field>
  </CardFields>
)

const counts = [1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: String(count) }))

export const MarketFields = ({ block, onChange }: BlockFieldsProps<'MARKET'>) => (
  <>
    <BlockNote>Shows prices and sales in the contact's area. Left out where they are not known.</BlockNote>
    <TitleField block={block} onChange={onChange} />
  </>
)

interface CardFieldsProps {
  block: EmailBlockOf<'HOME_VALUE' | 'EQUITY' | 'COMPARABLES'>
  onChange: (changes: { title?: string; buttonLabel?: string }) => void
  note: string
  children?: ReactNode
}

/** The title and the button of a block with figures, which leads to the contact's dashboard. */
const CardFields = ({ block, onChange, note, children }: CardFieldsProps) => (
  <>
    <BlockNote>{note}</BlockNote>
    <TitleField block={block} onChange={onChange} />
    {children}
    <EmailTextField
      blockId={block.id}
      field="buttonLabel"
      label="Button Text"
      required
      max={60}
      hint="Leads to the contact's dashboard."
      value={block.buttonLabel}
      onChange={(buttonLabel) => onChange({ buttonLabel })}
    />
  </>
)

interface TitleFieldProps {
  block: { id: string; title: string }
  onChange: (changes: { title: string }) => void
}

export const TitleField = ({ block, onChange }: TitleFieldProps) => (
  <EmailTextField
    blockId={block.id}
    field="title"
    label="Title"
    required
    max={120}
    value={block.title}
    onChange={(title) => onChange({ title })}
  />
)

export const BlockNote = ({ children }: { children: ReactNode }) => <p className="text-muted text-table">{children}</p>

export const AgentFields = ({ block, onChange }: BlockFieldsProps<'AGENT'>) => (
  <>
    <BlockNote>Shows the name and the photo of the contact's agent.</BlockNote>
    <EmailTextField
      blockId={block.id}
      field="text"
      label="Message"
      max={500}
      rows={3}
      value={block.text}
      onChange={(text) => onChange({ text })}
    />
    <SwitchRow
      label="Show the phone number"
      checked={block.showPhone}
      onChange={(showPhone) => onChange({ showPhone })}
    />
    <SwitchRow
      label="Show the email address"
      checked={block.showEmail}
      onChange={(showEmail) => onChange({ showEmail })}
    />
  </>
)

interface SwitchRowProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const SwitchRow = ({ label, checked, onChange }: SwitchRowProps) => (
  <div className="flex items-center justify-between gap-2">
    <span aria-hidden className="font-medium text-table">
      {label}
    </span>
    <Switch aria-label={label} checked={checked} onChange={onChange} />
  </div>
)
