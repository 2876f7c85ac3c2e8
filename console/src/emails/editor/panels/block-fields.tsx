import type { EmailBlock, EmailBlockType } from '@gable/shared/emails/blocks.ts'
import type { ComponentType } from 'react'
import type { BlockFieldsProps } from './block-field-props.ts'
import { AgentFields, ComparablesFields, EquityFields, HomeValueFields, MarketFields } from './card-fields.tsx'
import { ColumnsFields } from './columns-fields.tsx'
import { EventFields } from './event-fields.tsx'
import { ImageFields } from './image-fields.tsx'
import { SocialFields } from './social-fields.tsx'
import { DividerFields, SpacerFields } from './spacing-fields.tsx'
import { ButtonFields, HeadingFields, TextFields } from './text-block-fields.tsx'

interface AnyBlockFieldsProps {
  block: EmailBlock
  onChange: (changes: Partial<EmailBlock>) => void
}

/** What can be set in a block. */
export function BlockFields({ block, onChange }: AnyBlockFieldsProps) {
  const Fields = blockFields[block.type] as ComponentType<AnyBlockFieldsProps>
  return <Fields block={block} onChange={onChange} />
}

/** A type of block without an entry does not compile. */
const blockFields: { [T in EmailBlockType]: ComponentType<BlockFieldsProps<T>> } = {
  HEADING: HeadingFields,
  TEXT: TextFields,
  IMAGE: ImageFields,
  BUTTON: ButtonFields,
  DIVIDER: DividerFields,
  SPACER: SpacerFields,
  HOME_VALUE: HomeValueFields,
  EQUITY: EquityFields,
  COMPARABLES: ComparablesFields,
  MARKET: MarketFields,
  AGENT: AgentFields,
  EVENT: EventFields,
  SOCIAL: SocialFields,
  COLUMNS: ColumnsFields,
}
