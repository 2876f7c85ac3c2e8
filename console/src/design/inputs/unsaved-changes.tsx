import { useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { toast } from '../feedback/toast.tsx'
import { PanelFooter } from '../layout/panel.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Button } from './button.tsx'
import { toFormError } from './form-error.ts'

interface SaveOptions {
  /** Offers "Save and Exit". If it throws, the user stays on the page. */
  save?: (() => unknown) | undefined
  /** The changes are invalid and cannot be saved. */
  hasErrors?: boolean | undefined
}

/** Asks for confirmation before leaving with unsaved changes. Returns a function that allows the next navigation, for use after a save. */
export function useUnsavedChanges(isDirty: boolean, { save, hasErrors = false }: SaveOptions = {}) {
  const entry = useRef<SaveOptions>({})
  useEffect(() => {
    entry.current.save = save
    entry.current.hasErrors = hasErrors
  })
  useEffect(() => {
    const options = entry.current
    if (isDirty) unsaved.add(options)
    return () => {
      unsaved.delete(options)
    }
  }, [isDirty])
  return () => {
    unsaved.delete(entry.current)
  }
}

/** Runs an action that discards unsaved changes without leaving the page, such as opening another panel, after the same confirmation. */
export function leaveUnsavedChanges(action: () => void) {
  if (unsaved.size === 0 || !confirmAction) action()
  else confirmAction(action)
}

/** The confirmation dialog. Rendered once, in the app shell, because the router supports a single blocker. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(hasUnsavedChanges)
  const [blockedAction, setBlockedAction] = useState<() => void>()
  const [busy, setBusy] = useState(false)
  const initialFocus = useRef<HTMLElement>(null)
  useEffect(() => {
    window.addEventListener('beforeunload', confirmUnload)
    confirmAction = (action) => setBlockedAction(() => action)
    return () => {
      window.removeEventListener('beforeunload', confirmUnload)
      confirmAction = undefined
    }
  }, [])

  const open = blocker.state === 'blocked' || blockedAction !== undefined
  const entries = [...unsaved]
  const canSave = entries.length > 0 && entries.every((entry) => entry.save && !entry.hasErrors)

  function reset() {
    setBlockedAction(undefined)
    blocker.reset?.()
  }

  function proceed() {
    setBlockedAction(undefined)
    blockedAction?.()
    blocker.proceed?.()
  }

  function stay() {
    if (!busy) reset()
  }

  async function saveAndExit() {
    setBusy(true)
    try {
      for (const entry of entries) await entry.save?.()
      proceed()
    } catch (error) {
      toast.error(toFormError(error).message)
      reset()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={stay}
      initialFocus={initialFocus}
      size="sm"
      role="alertdialog"
      title="Leave Without Saving?"
      description="Your changes on this page are not saved."
    >
      <PanelFooter>
        {!canSave && (
          <Button ref={initialFocus} onClick={stay}>
            Stay on this page
          </Button>
        )}
        <Button variant={canSave ? 'secondary' : 'danger'} disabled={busy} onClick={proceed}>
          Exit Without Saving
        </Button>
        {canSave && (
          <Button ref={initialFocus} variant="primary" busy={busy} onClick={saveAndExit}>
            Save and Exit
          </Button>
        )}
      </PanelFooter>
    </Dialog>
  )
}

const unsaved = new Set<SaveOptions>()

let confirmAction: ((action: () => void) => void) | undefined

const hasUnsavedChanges: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname

function confirmUnload(event: BeforeUnloadEvent) {
  if (unsaved.size > 0) event.preventDefault()
}
