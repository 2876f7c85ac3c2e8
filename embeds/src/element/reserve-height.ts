/**
 * Keeps the space that the drawing in the snippet reserves, because the widget replaces that drawing. Needed where a policy
 * or an editor removed the style attribute; styles set by script pass every policy.
 */
export function reserveHeight(element: HTMLElement) {
  const height = element.querySelector('svg')?.getAttribute('height')
  if (height && !Number.parseFloat(getComputedStyle(element).minHeight)) element.style.minHeight = height
}
