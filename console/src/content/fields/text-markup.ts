/** A text with what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Puts marks such as `**` around the selection, or removes them. */
export function toggleMark({ text, start, end }: Selected, mark: string): Selected {
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  if (isMarked && start >= mark.length)
    return {
      text: text.slice(0, start - mark.length) + text.slice(start, end) + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    }
  // Spaces stay outside: `** bold **` is no markup.
  const selection = text.slice(start, end)
  const from = start + (selection.length - selection.trimStart().length)
  const till = Math.max(from, end - (selection.length - selection.trimEnd().length))
  return {
    text: text.slice(0, from) + mark + text.slice(from, till) + mark + text.slice(till),
    start: from + mark.length,
    end: till + mark.length,
  }
}

/** Makes the selected lines items of a list, or plain lines if all of them are items. */
export function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const till = next === -1 ? text.length : next
  const lines = text.slice(from, till).split('\n')
  const isList = lines.every((line) => line.startsWith(item))
  const changed = lines.map((line) => (isList ? line.slice(item.length) : item + line)).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(till), start: from, end: from + changed.length }
}

/** Replaces the selection, and selects nothing after it. */
export function insertText({ text, start, end }: Selected, inserted: string): Selected {
  const caret = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), start: caret, end: caret }
}

const item = '- '
