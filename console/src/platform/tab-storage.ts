/** Keeps a value for this browser tab, or removes it. Where the browser stores nothing, it is lost with the page. */
export function saveInTab(key: string, value: unknown) {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Forms work without storage, too.
  }
}

export function getFromTab<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}
