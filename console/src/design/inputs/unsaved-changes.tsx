import { useEffect, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { toast } from '../feedback/toast.tsx'
import { PanelFooter } from '../layout/panel.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Button } from './button.tsx'
import { refusalOf } from './refusal.ts'

interface WayOut {
  /** Saves what is unsaved; given, one may save and exit. Throwing keeps one on the page. */
  save?: (() => unknown) | undefined
  /** What is unsaved cannot be saved as it stands. */
  hasErrors?: boolean | undefined
}

/** Keeps the person from leaving unasked while something is unsaved. Returns what lets the next navigation pass, for after a save. */
export function useUnsavedChanges(isDirty: boolean, { save, hasErrors = false }: WayOut = {}) {
  const own = useRef<WayOut>({})
  useEffect(() => {
    own.current.save = save
    own.current.hasErrors = hasErrors
  })
  useEffect(() => {
    const entry = own.current
    if (isDirty) unsaved.add(entry)
    return () => {
      unsaved.delete(entry)
    }
  }, [isDirty])
  return () => {
    unsaved.delete(own.current)
  }
}

/** Asks before leaving. Stands once, in the frame: the router keeps a single blocker, whoever has something unsaved. */
export function LeaveGuard() {
  const blocker = useBlocker(leavesSomething)
  const [busy, setBusy] = useState(false)
  const safest = useRef<HTMLElement>(null)
  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [])

  const open = blocker.state === 'blocked'
  const entries = [...unsaved]
  const savable = entries.length > 0 && entries.every((entry) => entry.save && !entry.hasErrors)

  function stay() {
    if (!busy) blocker.reset?.()
  }

  async function saveAndExit() {
    setBusy(true)
    try {
      for (const entry of entries) await entry.save?.()
      blocker.proceed?.()
    } catch (error) {
      toast.error(refusalOf(error).message)
      blocker.reset?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={stay}
      initialFocus={safest}
      size="sm"
      role="alertdialog"
      title="Leave Without Saving?"
      description="What you changed on this page is not saved yet."
    >
      <PanelFooter>
        {!savable && (
          <Button ref={safest} onClick={stay}>
            Stay on this page
          </Button>
        )}
        <Button variant={savable ? 'secondary' : 'danger'} disabled={busy} onClick={() => blocker.proceed?.()}>
          Exit Without Saving
        </Button>
        {savable && (
          <Button ref={safest} variant="primary" busy={busy} onClick={saveAndExit}>
            Save and Exit
          </Button>
        )}
      </PanelFooter>
    </Dialog>
  )
}

const unsaved = new Set<WayOut>()

const leavesSomething: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname

function askBrowser(event: BeforeUnloadEvent) {
  if (unsaved.size > 0) event.preventDefault()
}
