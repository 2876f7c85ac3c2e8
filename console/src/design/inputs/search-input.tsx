import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { TextInput } from './text-input.tsx'

interface SearchInputProps {
  value: string
  /** Called when typing pauses, and immediately when cleared. */
  onChange: (value: string) => void
  /** The accessible name and, with an ellipsis, the placeholder: `Search contacts`. */
  label: string
  /** Focuses the input when `/` is pressed anywhere on the page. At most one per page. */
  shortcut?: boolean | undefined
  className?: string | undefined
}

/** Searches a list while the user types. */
export function SearchInput({ value, onChange, label, shortcut, className }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // A search during a navigation would cancel it.
  const isNavigating = useNavigation().state !== 'idle'
  const [text, setText] = useState(value)
  const [sentText, setSentText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // Only an outside change, such as Back or Clear filters, replaces the text.
    if (value !== sentText) {
      setSentText(value)
      setText(value)
    }
  }
  useEffect(() => {
    if (text === sentText || isNavigating) return
    const timer = setTimeout(() => submitText(text), 250)
    return () => clearTimeout(timer)
  })
  useSlashShortcut(shortcut ? input : null)

  function submitText(next: string) {
    setText(next)
    setSentText(next)
    if (next !== value) onChange(next)
  }

  return (
    <TextInput
      ref={input}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-keyshortcuts={shortcut ? '/' : undefined}
      placeholder={`${label}…`}
      className={`[&_input::-webkit-search-cancel-button]:hidden ${className ?? ''}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') submitText(text)
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        event.stopPropagation()
        submitText('')
      }}
      before={<Search aria-hidden="true" className="size-4" />}
      after={
        text !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              submitText('')
              input.current?.focus()
            }}
            className="flex size-6 items-center justify-center rounded-md hover:bg-hover hover:text-ink touch:size-9"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )
      }
    />
  )
}

function useSlashShortcut(input: { current: HTMLInputElement | null } | null) {
  useEffect(() => {
    if (!input) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return
      // The page behind a dialog is hidden, including its search.
      if (input?.current?.closest('[aria-hidden=true], [inert]')) return
      event.preventDefault()
      input?.current?.select()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [input])
}
