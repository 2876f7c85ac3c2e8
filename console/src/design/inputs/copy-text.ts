/** Copies a text; `false` when the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The clipboard API is withheld from pages served without TLS and from frames without the permission. */
function copyBySelection(text: string) {
  const holder = document.createElement('textarea')
  const focused = document.activeElement
  holder.value = text
  holder.readOnly = true
  holder.style.cssText = 'position:fixed;opacity:0'
  document.body.append(holder)
  holder.select()
  const copied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
