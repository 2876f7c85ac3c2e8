import type { EmailBlock } from '@gable/shared/emails/blocks.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { createContext, useContext } from 'react'
import type { EmailError } from './email-errors.ts'

export interface EmailEditorValue {
  settings: EmailSettings
  /** Changes with the same key in quick succession are undone together. */
  change: (update: (settings: EmailSettings) => EmailSettings, key?: string) => void
  changeBlocks: (update: (blocks: EmailBlock[]) => EmailBlock[], key?: string) => void
  /** What is typed next is undone on its own. */
  endStep: () => void
  /** The block whose panel is open. */
  selectedId: string | undefined
  select: (blockId: string | undefined) => void
  errors: readonly EmailError[]
  /** Errors show only once publishing was tried or a field was left. */
  showsErrors: boolean
}

export const EmailEditorContext = createContext<EmailEditorValue | undefined>(undefined)

/** The email that is edited. */
export function useEmailEditor(): EmailEditorValue {
  const value = useContext(EmailEditorContext)
  if (!value) throw new Error('useEmailEditor must be used inside EmailEditor')
  return value
}
