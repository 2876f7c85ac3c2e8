import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'
import type { TableControls } from './use-table-state.ts'

interface TableSearchProps {
  controls: Pick<TableControls, 'search' | 'setSearch'>
  /** "Search Emails": its name and its place-holder. */
  label: string
}

/** A list's search box: it waits for a pause in the typing, and follows the address when Back changes it. */
export function TableSearch({ controls, label }: TableSearchProps) {
  const { search, setSearch } = controls
  const [text, setText] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(search)
  const ask = useRef(setSearch)
  ask.current = setSearch

  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])

  useEffect(() => {
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      ask.current(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text])

  const clear = () => {
    setText('')
    asked.current = ''
    setSearch('')
    input.current?.focus()
  }

  return (
    <search className="block w-full sm:w-72">
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && text !== '' && clear()}
        before={<Search aria-hidden className="size-4" />}
        after={text !== '' && <IconButton icon={X} label="Clear search" size="sm" onClick={clear} />}
      />
    </search>
  )
}

const pause = 300
