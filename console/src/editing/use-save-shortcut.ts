import { useEffect, useId } from 'react'

/** Saves by Ctrl+S or Cmd+S, as people are used to. Returns the id that the form must have. */
export function useSaveShortcut() {
  const formId = useId()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      // Never the browser's own question, which would save the page as a file.
      event.preventDefault()
      const isAsked = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      const form = document.getElementById(formId)
      if (!event.repeat && !isAsked && form instanceof HTMLFormElement) form.requestSubmit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [formId])
  return formId
}
