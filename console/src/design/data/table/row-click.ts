import type { MouseEvent } from 'react'

/**
 * A click anywhere on a row clicks its link, with the same modifier keys.
 * A link stretched over the row does not work: the sticky first cell would contain it.
 */
export function clickRowLink(event: MouseEvent<HTMLElement>) {
  if (event.defaultPrevented || hasOtherTarget(event) || window.getSelection()?.isCollapsed === false) return
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

function hasOtherTarget(event: MouseEvent<HTMLElement>) {
  const target = event.target
  if (!(target instanceof Element)) return true
  // React also bubbles events from the row's menus and dialogs, which are portals.
  if (!event.currentTarget.contains(target)) return true
  return target.closest('a, button, input, select, textarea, label, [role="menuitem"]') !== null
}
