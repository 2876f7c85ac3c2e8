import type { EmailBlockOf, EmailBlockType } from '@gable/shared/emails/blocks.ts'

export interface BlockFieldsProps<T extends EmailBlockType> {
  block: EmailBlockOf<T>
  onChange: (changes: Partial<EmailBlockOf<T>>) => void
}
