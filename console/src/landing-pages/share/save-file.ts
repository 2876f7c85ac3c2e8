/** Hands a file to whoever asked for it. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken what it needs by the time it comes back to us.
  setTimeout(() => URL.revokeObjectURL(address))
}
