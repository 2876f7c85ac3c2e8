import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { toggleBold, toggleItalic } from './format-buttons.tsx'
import type { Selected } from './text-markup.ts'

/** Changes the text of an input around its selection, by buttons and shortcuts. */
export function useTextEdit(value: string, onChange: (text: string) => void) {
  const input = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null)
  const selection = useRef<{ start: number; end: number }>()

  // The browser moves the caret to the end when the text is replaced.
  useLayoutEffect(() => {
    if (!selection.current) return
    input.current?.setSelectionRange(selection.current.start, selection.current.end)
    selection.current = undefined
  })

  const edit = useStableCallback((change: (selected: Selected) => Selected) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const { text, start, end } = change({
      text: value,
      start: selectionStart ?? value.length,
      end: selectionEnd ?? value.length,
    })
    selection.current = { start, end }
    input.current?.focus()
    onChange(text)
  })

  /** Bold and italic. */
  function handleShortcut(event: KeyboardEvent) {
    const change = { b: toggleBold, i: toggleItalic }[event.key.toLowerCase()]
    if (!change || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    edit(change)
  }

  return { input, edit, handleShortcut }
}
