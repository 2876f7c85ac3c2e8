import { useEffect, useId } from 'react'

/** Submits a form on Ctrl+S or Cmd+S. Returns the ID to set on the form. */
export function useSaveShortcut() {
  const formId = useId()
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      // Always prevented: otherwise the browser offers to save the page as a file.
      event.preventDefault()
      const isDialogOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      const form = document.getElementById(formId)
      if (!event.repeat && !isDialogOpen && form instanceof HTMLFormElement) form.requestSubmit()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [formId])
  return formId
}
