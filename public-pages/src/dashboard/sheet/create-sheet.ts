interface SheetInput {
  title: string
  onClose: () => void
}

/**
 * A modal sheet. The dialog element traps the focus and gives it back; Escape, the backdrop and the browser's Back button
 * close it.
 */
export function createSheet({ title, onClose }: SheetInput) {
  const dialog = document.createElement('dialog')
  const [header, heading, button, body] = (['header', 'p', 'button', 'div'] as const).map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLButtonElement, HTMLElement]
  dialog.className = 'sheet'
  dialog.ariaLabel = title
  heading.textContent = title
  button.type = 'button'
  button.className = 'close'
  button.ariaLabel = document.getElementById('answer-status')?.dataset.close ?? ''
  button.textContent = '×'
  body.className = 'sheet-body'
  header.append(heading, button)
  dialog.append(header, body)
  document.body.append(dialog)

  const close = () => dialog.close()
  button.addEventListener('click', close)
  // Only the backdrop is the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  addEventListener('popstate', close)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close)
    if (isSheetEntry()) history.back()
    onClose()
    dialog.remove()
  })
  dialog.showModal()
  history.pushState({ ...history.state, isSheet: true }, '')
  return { body, close }
}

/** False after the Back button, which has left the entry already. */
const isSheetEntry = () => (history.state as { isSheet?: boolean } | null)?.isSheet === true
