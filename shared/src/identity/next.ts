const placeholderOrigin = 'https://gable.invalid'

/**
 * The destination after signing in, as a path without its leading slash. Undefined for anything a browser could read as
 * another host or as a script.
 */
export function toSafeNext(next: string | null | undefined): string | undefined {
  if (!next || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return undefined
  const path = next.replace(/^\//, '')
  if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(`/${path}`, placeholderOrigin)
    // URL resolves dots, so '..//host' has become '//host'.
    return origin === placeholderOrigin && !pathname.startsWith('//') ? pathname.slice(1) + search + hash : undefined
  } catch {
    return undefined
  }
}
