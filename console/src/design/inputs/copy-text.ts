/** Copies a text. Returns false when the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The clipboard API is unavailable on pages without TLS and in frames without the permission. */
function copyBySelection(text: string) {
  const textarea = document.createElement('textarea')
  const focused = document.activeElement
  textarea.value = text
  textarea.readOnly = true
  textarea.style.cssText = 'position:fixed;opacity:0'
  document.body.append(textarea)
  textarea.select()
  const isCopied = document.execCommand('copy')
  textarea.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
