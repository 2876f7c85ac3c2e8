/** The locked versions of every package that production code needs, by name. */
export function listProductionPackages(lockfile) {
  const { importers, snapshots } = parseIndented(lockfile)
  const found = new Map()
  const visited = new Set()
  const visit = (dependencies = {}) => {
    for (const [name, reference] of Object.entries(dependencies)) {
      const version = typeof reference === 'string' ? reference : reference.version
      if (version.startsWith('link:')) continue
      // An alias names the package it stands for: `string-width-cjs: string-width@4.2.3`.
      const key = /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`
      if (visited.has(key)) continue
      visited.add(key)
      const [, realName, realVersion] = /^(@?[^@]+)@([^(]+)/.exec(key)
      found.set(realName, (found.get(realName) ?? new Set()).add(realVersion))
      visit(snapshots[key]?.dependencies)
      visit(snapshots[key]?.optionalDependencies)
    }
  }
  for (const [folder, manifest] of Object.entries(importers)) if (folder !== 'tests') visit(manifest.dependencies)
  return Object.fromEntries([...found].sort().map(([name, versions]) => [name, [...versions].sort()]))
}

/** Reads the part of YAML that pnpm writes: nested maps by indentation, with plain or quoted keys. */
function parseIndented(text) {
  const document = {}
  const open = [{ indent: -1, map: document }]
  for (const line of text.split('\n')) {
    const [, spaces, quoted, plain, value] = /^( *)(?:'([^']+)'|([^\s'#][^:]*)):(?: (.*))?$/.exec(line) ?? []
    if (spaces === undefined) continue
    while (open.at(-1).indent >= spaces.length) open.pop()
    const map = {}
    open.at(-1).map[quoted ?? plain] = value === undefined || value === '{}' ? map : value.replace(/^'(.*)'$/, '$1')
    open.push({ indent: spaces.length, map })
  }
  return document
}
