import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import type { InputSize } from './input-look.ts'
import { TextInput } from './text-input.tsx'

interface SearchInputProps {
  value: string
  /** Told once the typing pauses, and at once when cleared. */
  onChange: (value: string) => void
  /** Its name and, with an ellipsis, its placeholder: `Search contacts`. */
  label: string
  /** `/` anywhere on the page goes here. One search on a page may have it. */
  shortcut?: boolean | undefined
  size?: InputSize | undefined
  className?: string | undefined
}

/** Finds things in a list while one types. */
export function SearchInput({ value, onChange, label, shortcut, size, className }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Told now, it would take back the way to where somebody is going.
  const isLeaving = useNavigation().state !== 'idle'
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Only what comes from outside, such as Back or Clear filters, replaces what stands in the box.
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  useEffect(() => {
    if (text === told || isLeaving) return
    const later = setTimeout(() => tell(text), 250)
    return () => clearTimeout(later)
  })
  useSlash(shortcut ? input : null)

  function tell(next: string) {
    setText(next)
    setTold(next)
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
      size={size}
      className={`[&_input::-webkit-search-cancel-button]:hidden ${className ?? ''}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text)
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        event.stopPropagation()
        tell('')
      }}
      before={<Search aria-hidden="true" className="size-4" />}
      after={
        text !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              tell('')
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

function useSlash(input: { current: HTMLInputElement | null } | null) {
  useEffect(() => {
    if (!input) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return
      // Behind a dialog the page is hidden, and so is its search.
      if (input?.current?.closest('[aria-hidden=true], [inert]')) return
      event.preventDefault()
      input?.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
}
