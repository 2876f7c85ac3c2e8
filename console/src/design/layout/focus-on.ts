/** Focuses a control, or in a group of controls the chosen or first one. */
export function focusOn(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  if (document.activeElement === element) return
  const inner = element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input, button')
  inner?.focus()
}
