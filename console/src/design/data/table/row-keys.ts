import type { KeyboardEvent } from 'react'

/** Arrow keys or J and K, Home and End walk the rows; Space or X picks one. Enter is the row's own link. */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const row = rowOf(event)
  if (!row) return
  const goal = goalOf(event.key, row)
  if (goal) {
    event.preventDefault()
    // Up and down stay in their column, be it the links or the boxes.
    const column = event.target instanceof Element && event.target.matches('[data-row-box]') ? 'box' : 'link'
    goal.querySelector<HTMLElement>(`[data-row-${column}]`)?.focus()
  } else if (event.key === ' ' || event.key === 'x') {
    const box = row.querySelector<HTMLInputElement>('input[data-row-box]')
    if (!box || event.target === box) return
    event.preventDefault()
    box.click()
  }
}

/** Firefox presses a button when Space is let go, whatever became of the key's way down. */
export function holdBackSpace(event: KeyboardEvent<HTMLElement>) {
  const picks = event.key === ' ' && rowOf(event)?.querySelector('input[data-row-box]')
  if (picks && event.target !== picks) event.preventDefault()
}

/** Keys belong to a row only while its own link or box has the focus, not in its menus and fields. */
function rowOf(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (!(event.target instanceof Element) || !event.target.matches('[data-row-link], [data-row-box]')) return null
  return event.target.closest<HTMLElement>('[data-row]')
}

function goalOf(key: string, row: HTMLElement) {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return row.nextElementSibling
    case 'ArrowUp':
    case 'k':
      return row.previousElementSibling
    case 'Home':
      return row.parentElement?.firstElementChild
    case 'End':
      return row.parentElement?.lastElementChild
  }
}
