import { findMatches } from './find-matches.ts'

/** A text with the parts marked that match a search. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const parts = findMatches(text, query)
  if (parts.length === 0) return text
  return (
    <>
      {parts.map(([start, end], index) => (
        <span key={start}>
          {text.slice(parts[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-sm bg-accent-soft text-accent-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(parts.at(-1)?.[1])}
    </>
  )
}
