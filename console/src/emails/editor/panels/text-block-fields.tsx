import type { BlockAlign } from '@gable/shared/emails/blocks.ts'
import { AlignCenter, AlignLeft } from 'lucide-react'
import { SegmentedControl } from '../../../design/inputs/segmented-control.tsx'
import { EmailTextField } from '../fields/email-text-field.tsx'
import { LinkFields } from '../fields/link-fields.tsx'
import type { BlockFieldsProps } from './block-field-props.ts'

export const HeadingFields = ({ block, onChange }: BlockFieldsProps<'HEADING'>) => (
  <>
    <EmailTextField
      blockId={block.id}
      field="text"
      label="Heading"
      required
      max={200}
      rows={2}
      value={block.text}
      onChange={(text) => onChange({ text })}
    />
    <AlignField value={block.align} onChange={(align) => onChange({ align })} />
  </>
)

export const TextFields = ({ block, onChange }: BlockFieldsProps<'TEXT'>) => (
  <>
    <EmailTextField
      blockId={block.id}
      field="text"
      label="Text"
      required
      max={5000}
      rows={8}
      hasMarkup
      hint="An empty line starts a new paragraph."
      value={block.text}
      onChange={(text) => onChange({ text })}
    />
    <AlignField value={block.align} onChange={(align) => onChange({ align })} />
  </>
)

export const ButtonFields = ({ block, onChange }: BlockFieldsProps<'BUTTON'>) => (
  <>
    <EmailTextField
      blockId={block.id}
      field="label"
      label="Button Text"
      required
      max={60}
      value={block.label}
      onChange={(label) => onChange({ label })}
    />
    <LinkFields blockId={block.id} label="Leads to" link={block.link} onChange={(link) => link && onChange({ link })} />
    <AlignField value={block.align} onChange={(align) => onChange({ align })} />
  </>
)

function AlignField({ value, onChange }: { value: BlockAlign; onChange: (align: BlockAlign) => void }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <span aria-hidden className="font-medium text-table">
        Alignment
      </span>
      <SegmentedControl label="Alignment" value={value} options={alignOptions} onChange={onChange} />
    </div>
  )
}

const alignOptions = [
  { value: 'LEFT', label: 'Left', icon: AlignLeft },
  { value: 'CENTER', label: 'Center', icon: AlignCenter },
] as const
