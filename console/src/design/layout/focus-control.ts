/** Focuses a control, or the selected or first control of a group. */
export function focusControl(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  if (document.activeElement === element) return
  const inner = element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input, button')
  inner?.focus()
}
