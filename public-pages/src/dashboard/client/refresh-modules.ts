/**
 * Replaces the content of modules that the server would render differently by now. Modules in which the owner moves
 * sliders, and frames, keep their state. When the page cannot be loaded, everything stays as it is.
 */
export async function refreshModules() {
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!response?.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const section of document.querySelectorAll<HTMLElement>('[data-module]')) {
    const next = fresh.getElementById(section.id)
    if (next && !section.querySelector('[data-equity], iframe')) replaceContent(section, next)
  }
}

/** Keeps the focus, and what was unfolded except forms that were sent. */
function replaceContent(section: HTMLElement, next: HTMLElement) {
  const focusedId = section.contains(document.activeElement) ? document.activeElement?.id : ''
  const open = listDetails(section).map((details) => details.open)
  section.replaceChildren(...document.importNode(next, true).childNodes)
  const details = listDetails(section)
  if (details.length === open.length)
    for (const [index, element] of details.entries()) element.open = (open[index] ?? false) && !isForm(element)
  if (focusedId) document.getElementById(focusedId)?.focus()
}

const listDetails = (section: HTMLElement) => [...section.querySelectorAll('details')]

const isForm = (details: HTMLElement) => details.classList.contains('correction')
