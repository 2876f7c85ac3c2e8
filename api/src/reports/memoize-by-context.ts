/**
 * Lets the figures and the table of one report share what they read. The results are forgotten with the context, which
 * is that of one request.
 */
export function memoizeByContext<C extends object, A extends readonly unknown[], T>(
  read: (context: C, ...args: A) => Promise<T>,
): (context: C, ...args: A) => Promise<T> {
  const resultsByContext = new WeakMap<C, Map<string, Promise<T>>>()
  return (context, ...args) => {
    const results = resultsByContext.get(context) ?? new Map<string, Promise<T>>()
    resultsByContext.set(context, results)
    const key = JSON.stringify(args)
    const result = results.get(key) ?? read(context, ...args)
    results.set(key, result)
    return result
  }
}
