import type { ReactNode } from 'react'
import type * as z from 'zod'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'

export type SubjectQuestion = 'clone' | 'rename' | 'archive'

/** How a kind of thing is given a name. */
export interface Naming {
  label: string
  placeholder?: string
  rules: z.ZodType<string, string>
}

export const nameMaximum = 120

interface SubjectDialogsProps {
  name: string
  naming: Naming
  /** What becomes of a clone, and of what is archived. */
  consequences: Record<'clone' | 'archive', string>
  /** The one that stands open. */
  question: SubjectQuestion | undefined
  onClose: () => void
  onClone: (name: string) => unknown
  onRename: (name: string) => unknown
  onArchive: () => unknown
}

/** What is asked before a widget or a page is cloned, renamed or archived. */
export function SubjectDialogs(props: SubjectDialogsProps): ReactNode {
  const { name, naming, consequences, question, onClose, onClone, onRename, onArchive } = props
  const asking = { ...naming, name, max: nameMaximum, onClose }
  return (
    <>
      <NameDialog
        {...asking}
        open={question === 'clone'}
        title={`Clone “${name}”`}
        description={consequences.clone}
        submit="Clone"
        onSubmit={onClone}
      />
      <NameDialog
        {...asking}
        open={question === 'rename'}
        title={`Rename “${name}”`}
        submit="Rename"
        onSubmit={onRename}
      />
      <ConfirmDialog
        open={question === 'archive'}
        onClose={onClose}
        title="Are you sure?"
        description={consequences.archive}
        confirm="Archive"
        tone="danger"
        onConfirm={onArchive}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      </ConfirmDialog>
    </>
  )
}
