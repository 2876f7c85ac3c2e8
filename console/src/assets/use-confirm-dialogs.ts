import { useState } from 'react'

interface OpenedDialog<Dialog extends string, Target> {
  dialog: Dialog
  target: Target
}

/** The state of a set of dialogs, of which one is open at a time. */
export function useConfirmDialogs<Dialog extends string, Target>() {
  const [opened, setOpened] = useState<OpenedDialog<Dialog, Target>>()
  const [isOpen, setOpen] = useState(false)
  return {
    openDialog: (dialog: Dialog, target: Target) => {
      setOpened({ dialog, target })
      setOpen(true)
    },
    /** Stays set after closing, so that a closing dialog keeps its content while it fades out. */
    target: opened?.target,
    dialog: isOpen ? opened?.dialog : undefined,
    close: () => setOpen(false),
  }
}
