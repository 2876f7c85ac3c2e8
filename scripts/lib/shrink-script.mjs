/**
 * Returns a second minifier, which finds what the bundler's leaves. The script stays ASCII: a page that inlines it may have
 * any charset. Vite is imported here, because this file is read before the packages are installed.
 */
export async function createShrinker() {
  const { minifySync } = await import('vite')
  return (script) => {
    const { code, errors } = minifySync('script.js', script, { compress: { target: 'es2022' } })
    if (errors.length) throw new Error(errors[0].message)
    return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  }
}
