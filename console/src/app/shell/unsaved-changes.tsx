import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../design/confirm-dialog.tsx'

/** Keeps the person from leaving the page unasked while something on it is not saved. */
export function useUnsavedChanges(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const mark = Symbol('unsaved')
    unsaved.add(mark)
    return () => {
      unsaved.delete(mark)
    }
  }, [isDirty])
}

/** Asks before leaving; stands once, in the frame. The router keeps a single blocker, whoever has something unsaved. */
export function LeaveGuard() {
  const blocker = useBlocker(leavesSomething)
  const isLeaving = useRef(false)
  useEffect(() => {
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      // Also called after leaving was confirmed; going back to asking would then stop the way out.
      onClose={() => {
        if (!isLeaving.current) blocker.reset?.()
        isLeaving.current = false
      }}
      title="Leave Without Saving?"
      description="What you changed on this page is not saved yet."
      confirm="Exit Without Saving"
      cancel="Stay on this page"
      tone="danger"
      onConfirm={() => {
        isLeaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}

const unsaved = new Set<symbol>()

const leavesSomething: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname

function askBrowser(event: BeforeUnloadEvent) {
  if (unsaved.size > 0) event.preventDefault()
}
