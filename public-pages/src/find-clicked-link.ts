/** The link of a click that should stay on the page. With a key held down, the browser opens it elsewhere. */
export function findClickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>(`a:is(${selector})`)
}
