const here = 'https://gable.invalid'

/**
 * Where to go after signing in, as a path without its leading slash. Only a path of this site counts: a value that a
 * browser could read as another host or as a script is as good as none.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return undefined
  const path = next.replace(/^\//, '')
  if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(`/${path}`, here)
    // Dots are resolved by now: '..//host' has become '//host'.
    return origin === here && !pathname.startsWith('//') ? pathname.slice(1) + search + hash : undefined
  } catch {
    return undefined
  }
}
