import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Contact } from '@gable/shared/contacts/contact.ts'

/** Two contacts that are compared, and what the account describes contacts by. */
export interface Both {
  kept: Contact
  gone: Contact
  attributes: readonly AttributeDefinition[]
}

export interface BothContactsProps {
  keptId: string
  goneId: string
  onTurn: () => void
  /** To choose another; none where both are given. */
  onBack: (() => void) | undefined
  onClose: () => void
  onBusy: (busy: boolean) => void
  onMerged?: ((contact: Contact) => void) | undefined
}
