/** Shows the page that waits in a template of index.html; nothing of the console runs for it. */
export function showUnsupportedBrowser(place: HTMLElement | null) {
  const template = document.querySelector<HTMLTemplateElement>('template#unsupported-browser')
  if (place && template) place.replaceChildren(template.content.cloneNode(true))
  document.title = 'Unsupported Browser'
}
