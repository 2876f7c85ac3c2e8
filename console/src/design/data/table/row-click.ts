import type { MouseEvent } from 'react'

/**
 * A press anywhere on a row is a press on its one real link, with the same keys held.
 * A link stretched over the row would not do: the sticky first cell would contain it.
 */
export function pressRowLink(event: MouseEvent<HTMLElement>) {
  if (event.defaultPrevented || belongsToAnother(event) || window.getSelection()?.isCollapsed === false) return
  const link = event.currentTarget.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (event.type === 'click') {
    link.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    )
  } else if (button === 1 && link instanceof HTMLAnchorElement) {
    window.open(link.href, '_blank', 'noopener')
  }
}

function belongsToAnother(event: MouseEvent<HTMLElement>) {
  const target = event.target
  if (!(target instanceof Element)) return true
  // A menu or dialog of the row is its child for React, but not in the document.
  if (!event.currentTarget.contains(target)) return true
  return target.closest('a, button, input, select, textarea, label, [role="menuitem"]') !== null
}
