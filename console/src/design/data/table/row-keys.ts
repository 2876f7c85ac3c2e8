import type { KeyboardEvent } from 'react'

/** Arrow keys, J and K, Home and End move between rows; Space or X selects a row. Enter is left to the row link. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>) {
  const row = findRow(event)
  if (!row) return
  const target = findTargetRow(event.key, row)
  if (target) {
    event.preventDefault()
    // The focus stays in its column: links or checkboxes.
    const column = event.target instanceof Element && event.target.matches('[data-row-checkbox]') ? 'checkbox' : 'link'
    target.querySelector<HTMLElement>(`[data-row-${column}]`)?.focus()
  } else if (event.key === ' ' || event.key === 'x') {
    const checkbox = row.querySelector<HTMLInputElement>('input[data-row-checkbox]')
    if (!checkbox || event.target === checkbox) return
    event.preventDefault()
    checkbox.click()
  }
}

/** Firefox clicks a button on Space keyup, even if keydown was canceled. */
export function preventSpaceClick(event: KeyboardEvent<HTMLElement>) {
  const checkbox = event.key === ' ' && findRow(event)?.querySelector('input[data-row-checkbox]')
  if (checkbox && event.target !== checkbox) event.preventDefault()
}

/** Only for keys pressed on a row's own link or checkbox, not in its menus and fields. */
function findRow(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (!(event.target instanceof Element) || !event.target.matches('[data-row-link], [data-row-checkbox]')) return null
  return event.target.closest<HTMLElement>('[data-row]')
}

function findTargetRow(key: string, row: HTMLElement) {
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
