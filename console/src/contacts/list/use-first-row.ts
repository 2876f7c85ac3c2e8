import { useEffect } from 'react'

/** J goes to the first row from anywhere on the page; from there the table's own keys lead on. */
export function useFirstRow() {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'j' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [data-row]')) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return
      const first = document.querySelector<HTMLElement>('main [data-row-link]')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
